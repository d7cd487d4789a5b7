package io.zhengwen.eval.report;

import io.zhengwen.eval.search.SearchEffect.Effect;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What phrase queries find, as tables of text. */
public final class SearchReport {
  private SearchReport() {}

  /** For a terminal. */
  public static String console(String corpus, String analyzer, List<Effect> effects) {
    return render(corpus, analyzer, effects, Table::toConsole);
  }

  /** Markdown. */
  public static String markdown(String corpus, String analyzer, List<Effect> effects) {
    return render(corpus, analyzer, effects, Table::toMarkdown);
  }

  private static String render(
      String corpus, String analyzer, List<Effect> effects, Function<Table, String> format) {
    Table table =
        new Table(
            List.of(
                "field",
                "with: finds its page",
                "without: finds its page",
                "without: pages found",
                "tokens indexed"));
    for (Effect effect : effects) {
      table.add(
          List.of(
              effect.output(),
              Table.share(effect.withFound()),
              Table.share(effect.withoutFound()),
              Table.number(effect.withoutPages(), 1),
              String.format(Locale.ROOT, "%,d", effect.tokens())));
    }
    return "Phrase queries on " + corpus + ", " + analyzer + "\n\n" + format.apply(table) + "\n";
  }
}
