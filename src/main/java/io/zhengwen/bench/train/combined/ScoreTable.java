package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.labels.LabelScore;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Mean precision, recall and F1 per set, and per page type of sets with several, as Markdown. */
final class ScoreTable {
  private static final int LEAST_PAGES = 10;

  private record Row(int[] pages, double[] sums) {
    void add(LabelScore score) {
      pages[0]++;
      sums[0] += score.precision();
      sums[1] += score.recall();
      sums[2] += score.f1();
    }
  }

  private final Map<String, Row> rows = new TreeMap<>();

  /** Adds a page's score. */
  void add(TrainingPage page, LabelScore score) {
    for (String key : List.of(page.set, page.set + " / " + page.type)) {
      rows.computeIfAbsent(key, k -> new Row(new int[1], new double[3])).add(score);
    }
  }

  /** The names of the sets. */
  List<String> sets() {
    return rows.keySet().stream().filter(key -> !key.contains(" / ")).toList();
  }

  /** The mean F1 of a set. */
  double f1(String set) {
    Row row = rows.get(set);
    return row.sums[2] / row.pages[0];
  }

  @Override
  public String toString() {
    StringBuilder out =
        new StringBuilder("| pages of | pages | P | R | F1 |\n|---|---|---|---|---|\n");
    rows.forEach(
        (key, row) -> {
          boolean isSet = !key.contains(" / ");
          boolean onlyType =
              !isSet && row.pages[0] == rows.get(key.substring(0, key.indexOf(" / "))).pages[0];
          if (isSet || !onlyType && row.pages[0] >= LEAST_PAGES) {
            int n = row.pages[0];
            out.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %d | %.4f | %.4f | %.4f |%n",
                    key,
                    n,
                    row.sums[0] / n,
                    row.sums[1] / n,
                    row.sums[2] / n));
          }
        });
    return out.toString();
  }
}
