package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import java.util.Locale;
import java.util.SortedMap;
import java.util.function.Function;

/** The results on a labelled set as text tables. */
public final class TextReport {
  private final String heading;
  private final Function<Table, String> format;
  private final StringBuilder out = new StringBuilder();

  private TextReport(String heading, Function<Table, String> format) {
    this.heading = heading;
    this.format = format;
  }

  /** For a terminal. */
  public static String console(Evaluated evaluated) {
    return new TextReport("", Table::toConsole).render(evaluated);
  }

  /** Markdown, a section of the third level. */
  public static String markdown(Evaluated evaluated) {
    return new TextReport("### ", Table::toMarkdown).render(evaluated);
  }

  private String render(Evaluated evaluated) {
    CorpusScores scores = evaluated.scores();
    line(
        heading
            + scores.corpus()
            + String.format(
                Locale.ROOT,
                ": %,d pages, parsed in %.2f ms each, digest %s",
                scores.pages().size(),
                scores.parseMillis(),
                scores.digest().substring(0, 16)));
    table(Tables.measures(scores));
    groups("page type", scores, scores.byType());
    groups("language", scores, scores.byLanguage());
    pairs(scores);
    String titles = Tables.titles(scores);
    if (!titles.isEmpty()) {
      line(titles);
    }
    if (Tables.hasMetadata(scores)) {
      line("Metadata");
      table(Tables.metadata(scores));
    }
    for (String grouping : scores.groupings()) {
      scores.byGroup(grouping).forEach((name, group) -> group(grouping, name, group));
    }
    for (AnalyzerEffects search : evaluated.searches()) {
      line("Phrase queries, " + search.analyzer());
      table(Tables.search(search));
    }
    return out.toString();
  }

  private void groups(String by, CorpusScores scores, SortedMap<String, CorpusScores> groups) {
    if (groups.size() > 1) {
      line("F1 (P/R) by " + by);
      table(Tables.groups(scores, groups));
    }
  }

  private void group(String grouping, String name, CorpusScores group) {
    line(
        String.format(
            Locale.ROOT,
            "%s, %s %s: %,d pages",
            group.corpus(),
            grouping,
            name,
            group.pages().size()));
    table(Tables.measures(group));
    pairs(group);
  }

  private void pairs(CorpusScores scores) {
    if (scores.outputs().size() > 1) {
      line("Paired differences (se: standard error)");
      table(Tables.pairs(scores));
    }
  }

  private void line(String text) {
    out.append(text).append("\n\n");
  }

  private void table(Table table) {
    out.append(format.apply(table)).append('\n');
  }
}
