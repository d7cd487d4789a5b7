package io.zhengwen.eval.report;

import io.zhengwen.eval.CorpusScores;
import java.util.Locale;
import java.util.SortedMap;
import java.util.function.Function;

/** The scores of a set as tables of text. */
public final class TextReport {
  private TextReport() {}

  /** For a terminal. */
  public static String console(CorpusScores scores) {
    return render(scores, "", Table::toConsole);
  }

  /** Markdown, a section of the third level. */
  public static String markdown(CorpusScores scores) {
    return render(scores, "### ", Table::toMarkdown);
  }

  private static String render(
      CorpusScores scores, String heading, Function<Table, String> format) {
    StringBuilder out = new StringBuilder();
    out.append(heading)
        .append(scores.corpus())
        .append(
            String.format(
                Locale.ROOT,
                ": %,d pages, parsed in %.2f ms each, digest %s%n%n",
                scores.pages().size(),
                scores.parseMillis(),
                scores.digest().substring(0, 16)))
        .append(format.apply(Tables.measures(scores)))
        .append('\n');
    groups(out, scores, "page type", scores.byType(), format);
    groups(out, scores, "language", scores.byLanguage(), format);
    if (scores.outputs().size() > 1) {
      out.append("Paired differences in F1\n\n")
          .append(format.apply(Tables.pairs(scores)))
          .append('\n');
    }
    String titles = Tables.titles(scores);
    if (!titles.isEmpty()) {
      out.append(titles).append("\n\n");
    }
    return out.toString();
  }

  private static void groups(
      StringBuilder out,
      CorpusScores scores,
      String by,
      SortedMap<String, CorpusScores> groups,
      Function<Table, String> format) {
    if (groups.size() > 1) {
      out.append("F1 (P/R) by ")
          .append(by)
          .append("\n\n")
          .append(format.apply(Tables.groups(scores, groups)))
          .append('\n');
    }
  }
}
