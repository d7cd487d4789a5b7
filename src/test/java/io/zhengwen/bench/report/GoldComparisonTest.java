package io.zhengwen.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Evaluation;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldComparisonTest {
  @TempDir private Path directory;

  @Test
  void escapesPageContent() throws IOException, InterruptedException {
    String hostile = "<script>alert(1)</script><img src=x onerror=alert(2)></mark></div>";
    Files.createDirectories(directory.resolve("set/pages"));
    Files.writeString(
        directory.resolve("set/pages/a.html"),
        "<nav>Home</nav><p>" + hostile.replace("<", "&lt;") + " The river rose");
    Files.writeString(
        directory.resolve("set/gold.jsonl"),
        """
        {"id":"a","url":"javascript:alert(3)","type":"%1$s","lang":"\\"><b>","title":"%1$s","content":"%1$s The river fell \\ud800"}
        """
            .replace("%1$s", hostile));

    Document view = view("fulltext");

    assertThat(view.select(".text").eachAttr("lang")).containsOnly("\"><b>");
    assertThat(view.select("script, img, b[onerror], a[href^=javascript]")).isEmpty();
    assertThat(view.select("h1").text()).isEqualTo(hostile);
    assertThat(view.select(".text").eachText())
        .containsExactly(hostile + " The river fell", "Home " + hostile + " The river rose");
    assertThat(view.select(".text mark.missing").eachText()).containsExactly("fell");
    assertThat(view.select(".text mark.surplus").eachText()).containsExactly("Home", "rose");
  }

  @Test
  void showsEmptyExtraction() throws IOException, InterruptedException {
    Files.createDirectories(directory.resolve("set/pages"));
    Files.writeString(directory.resolve("set/pages/a.html"), "<script>x()</script>");
    Files.writeString(
        directory.resolve("set/gold.jsonl"), "{\"id\":\"a\",\"lang\":\"zh\",\"content\":\"正文\"}");

    Document view = view("density");

    assertThat(view.select(".text").eachText()).containsExactly("正文", "nothing");
    assertThat(view.select(".text").eachAttr("lang")).containsOnly("zh");
    assertThat(view.select(".text, h1").eachAttr("dir")).containsExactly("auto", "auto", "auto");
  }

  @Test
  void pagesOfSimilarNamesHaveFilesOfTheirOwn() {
    List<String> ids = List.of("a_b", "a*b", "a?b", "x".repeat(250), "x".repeat(249));
    List<String> paths = ids.stream().map(id -> GoldComparison.path("set", "body", id)).toList();
    assertThat(paths).doesNotHaveDuplicates().contains("pages/set/body/a_b.html");
    assertThat(paths).allMatch(path -> path.matches("pages/set/body/[\\w.-]{1,80}"));
  }

  private Document view(String method) throws IOException, InterruptedException {
    Corpus corpus = Corpus.read(directory.resolve("set"));
    List<Output> outputs = List.of(Output.of(method, Resources.inMemory()));
    CorpusScores scores = new Evaluation(outputs, List.of(), 1).run(corpus, () -> {});
    new Report(outputs, 1)
        .write(directory.resolve("out"), List.of(new Evaluated(corpus, scores, List.of())));
    return Jsoup.parse(directory.resolve("out/pages/set/" + method + "/a.html"));
  }
}
