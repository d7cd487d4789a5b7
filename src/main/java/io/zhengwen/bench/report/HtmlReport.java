package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Measure;
import io.zhengwen.bench.eval.PageScore;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Estimate;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** One self-contained HTML page with charts. */
final class HtmlReport {
  private final List<Evaluated> evaluated;
  private final List<CorpusScores> sets;
  private final List<String> outputs;
  private final int worst;
  private final StringBuilder out = new StringBuilder();

  private HtmlReport(List<Evaluated> evaluated, int worst) {
    this.evaluated = evaluated;
    this.sets = evaluated.stream().map(Evaluated::scores).toList();
    this.outputs = sets.get(0).outputs();
    this.worst = worst;
  }

  /** Renders the results of the same outputs on one or more sets. */
  static String render(List<Evaluated> evaluated, int worst) {
    return new HtmlReport(evaluated, worst).render();
  }

  /** The pages with the lowest F1, the lowest first. */
  static List<PageScore> worst(CorpusScores scores, int output, int count) {
    return scores.pages().stream()
        .sorted(Comparator.comparingDouble((PageScore p) -> Measure.F1.of(p.outputs().get(output))))
        .limit(count)
        .toList();
  }

  private String render() {
    int pages = sets.stream().mapToInt(s -> s.pages().size()).sum();
    add(
        """
        <header class="top">
        <h1>Main-content extraction, measured</h1>
        <p class="sub">%,d method%s on %,d pages of %d set%s. Point at a method, or tab to it, to single it out.</p>
        </header>
        """,
        outputs.size(),
        outputs.size() == 1 ? "" : "s",
        pages,
        sets.size(),
        sets.size() == 1 ? "" : "s");
    navigation();
    add("<main>\n");
    matrix();
    evaluated.forEach(this::section);
    glossary();
    add("</main>\n");
    add(
        """
        <footer>F1 is the mean over pages of the F1 of words (of characters in Chinese, Japanese and Korean) by multiset overlap. \
        Intervals are 95%% percentile bootstrap over pages. Times are thread CPU times of this run, after parsing, relative to parsing.</footer>
        """);
    return Markup.page(
        "Main-content extraction, measured",
        Markup.resource(HtmlReport.class, "report.css"),
        out.toString(),
        Markup.resource(HtmlReport.class, "report.js"));
  }

  private void navigation() {
    add("<nav class=\"bar\" aria-label=\"Sets and methods\"><div>");
    for (CorpusScores scores : sets) {
      add("<a href=\"#%s\">%s</a>", Markup.fileName(scores.corpus()), esc(scores.corpus()));
    }
    add("<div class=\"legend\">");
    for (int o = 0; o < outputs.size(); o++) {
      add(
          "<button type=\"button\" class=\"%s\"><i></i>%s</button>",
          Series.styleClass(o), esc(outputs.get(o)));
    }
    add("</div></div></nav>\n");
  }

  private void matrix() {
    add(
        "<h2>F1 of every method on every set</h2>\n<p class=\"note\">The best of each set is framed.</p>\n");
    add(
        "<div class=\"card scroll\" tabindex=\"0\" role=\"region\" aria-label=\"F1\"><table class=\"matrix\"><tr><th scope=\"col\">method</th>");
    for (CorpusScores scores : sets) {
      add("<th scope=\"col\">%s<br>%,d pages</th>", esc(scores.corpus()), scores.pages().size());
    }
    add("</tr>\n");
    for (int o = 0; o < outputs.size(); o++) {
      add("<tr class=\"%s\"><th scope=\"row\">%s</th>", Series.styleClass(o), esc(outputs.get(o)));
      for (CorpusScores scores : sets) {
        cell(scores, o);
      }
      add("</tr>\n");
    }
    add("</table></div>\n");
  }

  private void cell(CorpusScores scores, int output) {
    Estimate f1 = Statistics.estimate(scores.values(output, Measure.F1));
    double best =
        Series.of(scores).stream().mapToDouble(s -> s.f1().mean()).max().orElse(Double.NaN);
    double shade = Math.max(0, Math.min(1, (f1.mean() - 0.4) / 0.6)) * 0.4;
    add(
        "<td class=\"score%s\" style=\"--a:%.2f\">%s<small>%s</small></td>",
        f1.mean() == best ? " best" : "", shade, Table.share(f1.mean()), Tables.interval(f1));
  }

  private void section(Evaluated found) {
    CorpusScores scores = found.scores();
    add("<h2 id=\"%s\">%s</h2>\n", Markup.fileName(scores.corpus()), esc(scores.corpus()));
    add(
        "<p class=\"note\">%,d pages, parsed in %.2f ms each. Digest %s</p>\n",
        scores.pages().size(), scores.parseMillis(), scores.digest().substring(0, 16));
    add("<div class=\"cards\">\n");
    chart("F1 per method", "mean over pages, 95% interval", RowCharts.intervals(scores));
    chart(
        "Precision and recall",
        "dashed: equal F1 of the means",
        ScatterCharts.precisionRecall(scores));
    chart("Quality and time", "up and to the left is better", ScatterCharts.time(scores));
    chart(
        "How F1 is distributed",
        "pages by F1, heights by square root, so that the failures at the left are seen",
        RowCharts.distributions(scores));
    add("</div>\n");
    groups("By page type", scores.byType());
    groups("By language", scores.byLanguage());
    tables(scores, "");
    for (String grouping : scores.groupings()) {
      SortedMap<String, CorpusScores> groups = scores.byGroup(grouping);
      figures("By " + grouping, groups);
      groups.forEach((name, group) -> tables(group, ", " + grouping + " " + name));
    }
    for (AnalyzerEffects search : found.searches()) {
      table(
          "Phrase queries, " + search.analyzer(),
          "share of the gold's phrases that find their page in an index of each field, and pages that a phrase finds",
          Tables.search(search));
    }
    if (Tables.hasMetadata(scores)) {
      table(
          "Metadata",
          "shares of the pages whose gold has the field, and of those that have none",
          Tables.metadata(scores));
    }
    String titles = Tables.titles(scores);
    if (!titles.isEmpty()) {
      add("<p class=\"note\" style=\"margin-top:14px\">%s</p>\n", esc(titles));
    }
    for (int o = 0; o < outputs.size() && worst > 0; o++) {
      worstPages(scores, o);
    }
  }

  private void tables(CorpusScores scores, String of) {
    table("All measures" + of, "", Tables.measures(scores));
    if (outputs.size() > 1) {
      table("Paired differences" + of, "mean over pages, standard error", Tables.pairs(scores));
    }
  }

  private void groups(String title, SortedMap<String, CorpusScores> groups) {
    if (groups.size() > 1) {
      figures(title, groups);
    }
  }

  private void figures(String title, SortedMap<String, CorpusScores> groups) {
    add("<h3>%s</h3>\n<div class=\"types\">\n", esc(title));
    groups.entrySet().stream()
        .sorted(Comparator.comparingInt(e -> -e.getValue().pages().size()))
        .forEach(
            e ->
                figure(
                    "",
                    e.getKey(),
                    String.format(Locale.ROOT, "%,d pages", e.getValue().pages().size()),
                    RowCharts.bars(e.getValue())));
    add("</div>\n");
  }

  /** A figure that is scrolled where there is little room, with keys too. */
  private void chart(String title, String subtitle, String svg) {
    figure(" tabindex=\"0\"", title, subtitle, svg);
  }

  private void figure(String attributes, String title, String subtitle, String svg) {
    add(
        "<figure%s><figcaption>%s<small>%s</small></figcaption>\n%s</figure>\n",
        attributes, esc(title), esc(subtitle), svg);
  }

  private void table(String title, String subtitle, Table table) {
    add(
        "<details><summary>%s<small>%s</small></summary><div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><table><tr>",
        esc(title), esc(subtitle), esc(title));
    for (String head : table.head()) {
      add("<th scope=\"col\" title=\"%s\">%s</th>", esc(description(head)), esc(head));
    }
    add("</tr>\n");
    for (List<String> row : table.rows()) {
      add("<tr>");
      add("<th scope=\"row\">%s</th>", esc(row.get(0)));
      row.stream().skip(1).forEach(cell -> add("<td>%s</td>", esc(cell)));
      add("</tr>\n");
    }
    add("</table></div></details>\n");
  }

  private void glossary() {
    add("<details><summary>What the measures are</summary><dl>\n");
    for (Measure measure : Measure.values()) {
      add("<dt>%s</dt><dd>%s</dd>\n", esc(measure.heading()), esc(measure.description()));
    }
    add("</dl></details>\n");
  }

  private static String description(String heading) {
    for (Measure measure : Measure.values()) {
      if (measure.heading().equals(heading)) {
        return measure.description();
      }
    }
    return "";
  }

  private void worstPages(CorpusScores scores, int output) {
    List<PageScore> pages = worst(scores, output, worst);
    add(
        "<details class=\"%s\"><summary>Worst pages of %s<small>%d with the lowest F1; each opens gold and extraction side by side</small></summary>\n",
        Series.styleClass(output), esc(outputs.get(output)), pages.size());
    add(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Worst pages\"><table><tr><th scope=\"col\">page</th><th scope=\"col\">type</th><th scope=\"col\">F1</th><th scope=\"col\">P</th><th scope=\"col\">R</th></tr>\n");
    for (PageScore page : pages) {
      var words = page.outputs().get(output).words();
      add(
          "<tr><td class=\"text\"><a href=\"%s\">%s</a></td><td>%s</td><td><span class=\"meter\"><i style=\"width:%.0f%%\"></i></span>%s</td><td>%s</td><td>%s</td></tr>\n",
          esc(GoldComparison.path(scores.corpus(), outputs.get(output), page.id())),
          esc(page.id()),
          esc(page.type()),
          100 * words.f1(),
          Table.share(words.f1()),
          Table.share(words.precision()),
          Table.share(words.recall()));
    }
    add("</table></div></details>\n");
  }

  private static String esc(String text) {
    return Markup.escape(text);
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
  }
}
