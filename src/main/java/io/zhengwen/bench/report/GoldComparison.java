package io.zhengwen.bench.report;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Measure;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.eval.OutputScore;
import io.zhengwen.bench.eval.PageScore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Writes a page's gold and an output's extraction side by side as HTML, with the differences
 * coloured.
 */
final class GoldComparison {
  private static final List<Measure> SHOWN =
      List.of(
          Measure.F1,
          Measure.PRECISION,
          Measure.RECALL,
          Measure.SHINGLE_F1,
          Measure.WITH,
          Measure.WITHOUT);

  private GoldComparison() {}

  /** Returns the path of a page's view, relative to the report. */
  static String path(String corpus, String output, String id) {
    return "pages/"
        + Markup.fileName(corpus)
        + "/"
        + Markup.fileName(output)
        + "/"
        + Markup.fileName(id)
        + ".html";
  }

  /** Extracts the page again and writes the view. */
  static void write(
      Path directory, CorpusScores scores, LabelledPage page, Output output, PageScore score)
      throws IOException {
    String extracted = output.produce(page, page.model()).text();
    OutputScore outputScore = score.outputs().get(scores.outputs().indexOf(output.name()));
    Path file = directory.resolve(path(scores.corpus(), output.name(), page.id()));
    Files.createDirectories(file.getParent());
    Files.write(
        file,
        render(scores.corpus(), page, output.name(), outputScore, extracted)
            .getBytes(StandardCharsets.UTF_8));
  }

  static String render(
      String corpus, LabelledPage page, String output, OutputScore score, String extracted) {
    TokenDiff diff = TokenDiff.of(page.content(), extracted);
    StringBuilder numbers = new StringBuilder();
    for (Measure measure : SHOWN) {
      numbers.append(
          String.format(
              Locale.ROOT,
              "<li title=\"%s\"><b>%s</b><span>%s</span></li>",
              Markup.escape(measure.description()),
              Table.share(measure.of(score)),
              measure.heading()));
    }
    String language = " dir=\"auto\" lang=\"" + Markup.escape(page.language()) + "\"";
    String body =
        String.format(
            Locale.ROOT,
            """
        <header class="top">
        <p class="note"><a href="../../../report.html#%s">%s</a> · <bdi>%s</bdi> · <bdi>%s</bdi> · <bdi>%s</bdi></p>
        <h1%s>%s</h1>
        %s
        <ul class="scores">%s</ul>
        </header>
        <main class="sides">
        <section class="card"><h2>Gold<small>%,d tokens missing, <mark class="missing">marked so</mark>, moved ones <mark class="moved">so</mark></small></h2><div class="text"%s>%s</div></section>
        <section class="card"><h2>Extracted by %s<small>%,d tokens surplus, <mark class="surplus">marked so</mark>, moved ones <mark class="moved">so</mark></small></h2><div class="text"%s>%s</div></section>
        </main>
        """,
            Markup.fileName(corpus),
            Markup.escape(corpus),
            Markup.escape(page.id()),
            Markup.escape(page.type()),
            Markup.escape(page.language()),
            language,
            Markup.escape(page.title().isEmpty() ? page.id() : page.title()),
            page.url().isEmpty() ? "" : "<p class=\"note\">" + Markup.escape(page.url()) + "</p>",
            numbers,
            diff.missing(),
            language,
            orNothing(diff.gold()),
            Markup.escape(output),
            diff.surplus(),
            language,
            orNothing(diff.extracted()));
    return Markup.page(
        page.id() + " · " + output, Markup.resource(GoldComparison.class, "report.css"), body, "");
  }

  private static String orNothing(String text) {
    return text.isBlank() ? "<em lang=\"en\">nothing</em>" : text;
  }
}
