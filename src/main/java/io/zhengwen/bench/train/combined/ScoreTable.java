package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Mean precision, recall and F1 by set, and by page type in sets that have several types. */
final class ScoreTable {
  private static final int LEAST_PAGES = 10;

  /** The scores of a set's pages by page type. */
  private final Map<String, Map<String, List<Scored>>> scores = new TreeMap<>();

  private record Scored(Overlap reached, Overlap ideal) {}

  /** Adds a page's score, beside that of the choice by gold labels. */
  void add(TrainingPage page, Overlap score) {
    scores
        .computeIfAbsent(page.set, set -> new TreeMap<>())
        .computeIfAbsent(page.type, type -> new ArrayList<>())
        .add(new Scored(score, page.ideal()));
  }

  /** The names of the sets. */
  List<String> sets() {
    return List.copyOf(scores.keySet());
  }

  /** The mean F1 of a set. */
  double f1(String set) {
    return mean(ofSet(set), Scored::reached).f1();
  }

  private static Overlap mean(List<Scored> pages, Function<Scored, Overlap> score) {
    return Overlap.mean(pages.stream().map(score).toList());
  }

  private List<Scored> ofSet(String set) {
    return scores.get(set).values().stream().flatMap(List::stream).toList();
  }

  /** A row for each set and for each page type with at least {@value #LEAST_PAGES} pages. */
  Table table() {
    Table table = new Table(List.of("pages of", "pages", "P", "R", "F1", "ideal F1"));
    scores.forEach(
        (set, byType) -> {
          table.add(row(set, ofSet(set)));
          byType.forEach(
              (type, pages) -> {
                if (byType.size() > 1 && pages.size() >= LEAST_PAGES) {
                  table.add(row(set + " / " + type, pages));
                }
              });
        });
    return table;
  }

  private static List<String> row(String name, List<Scored> pages) {
    Overlap mean = mean(pages, Scored::reached);
    return List.of(
        name,
        Integer.toString(pages.size()),
        Table.number(mean.precision(), 4),
        Table.number(mean.recall(), 4),
        Table.number(mean.f1(), 4),
        Table.number(mean(pages, Scored::ideal).f1(), 4));
  }
}
