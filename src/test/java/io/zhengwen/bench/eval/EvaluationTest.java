package io.zhengwen.bench.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluationTest {
  @TempDir private Path directory;
  private Corpus corpus;

  @BeforeEach
  void makeSet() throws IOException {
    Files.createDirectories(directory.resolve("pages"));
    page("a", "<title>The river - Courier</title><nav>Home page</nav><p>The river rose again.</p>");
    page("b", "<p>Nothing to keep</p>");
    page("c", "<script>only()</script>");
    page("d", "<title>正文</title><p>今天天气好");
    Files.writeString(
        directory.resolve("gold.jsonl"),
        """
        {"id":"a","type":"article","lang":"en","title":"The river","content":"The river rose again.","with":["river rose"],"without":["home page","imprint"]}
        {"id":"b","type":"listing","lang":"en","content":""}
        {"id":"c","type":"listing","lang":"en","content":""}
        {"id":"d","type":"article","lang":"zh","title":"正文","content":"今天天气好","with":["今天 天气","大雨"]}
        """);
    corpus = Corpus.read(directory);
  }

  @Test
  void scoresEveryMeasureOnEveryPage() throws InterruptedException {
    AtomicInteger done = new AtomicInteger();

    CorpusScores scores =
        new Evaluation(
                List.of(
                    Output.of("fulltext", Resources.inMemory()),
                    Output.of("body", Resources.inMemory())),
                List.of(),
                3)
            .run(corpus, done::incrementAndGet);

    assertThat(done).hasValue(4);
    assertThat(scores.digest()).isEqualTo(corpus.digest());
    assertThat(scores.pages()).extracting(PageScore::id).containsExactly("a", "b", "c", "d");
    // a: 4 of 6 words right, all found; b: something where nothing is wanted; c: nothing; d: all
    assertThat(scores.values(0, Measure.PRECISION)).containsExactly(4 / 6.0, 0, 1, 1);
    assertThat(scores.values(0, Measure.RECALL)).containsExactly(1, 0, 1, 1);
    assertThat(scores.values(0, Measure.F1)[0]).isCloseTo(0.8, within(1e-12));
    assertThat(scores.values(0, Measure.WITH)).containsExactly(1, Double.NaN, Double.NaN, 0.5);
    assertThat(scores.values(0, Measure.WITHOUT)[0]).isEqualTo(0.5);
    assertThat(scores.values(0, Measure.ROW_PRECISION)[0]).isEqualTo(0.5);
    assertThat(scores.values(0, Measure.LEAF_PRECISION)[0]).isEqualTo(0.5);
    assertThat(scores.values(1, Measure.LEAF_PRECISION)).containsExactly(1, 0, 1, 1);
    assertThat(scores.values(0, Measure.EMPTY)).containsExactly(0, 0, 1, 0);
    assertThat(scores.values(0, Measure.RIGHT)).containsExactly(0, 0, 1, 1);
    assertThat(scores.titlesExact()).hasSize(2).endsWith(1);
    assertThat(scores.timeRatio(0)).isPositive();
  }

  @Test
  void groupsByTypeAndLanguage() throws InterruptedException {
    CorpusScores scores =
        new Evaluation(List.of(Output.of("fulltext", Resources.inMemory())), List.of(), 1)
            .run(corpus, () -> {});

    assertThat(scores.byType()).containsOnlyKeys("article", "listing");
    assertThat(scores.byType().get("listing").values(0, Measure.F1)).containsExactly(0, 1);
    assertThat(scores.byLanguage().get("zh").pages()).hasSize(1);
  }

  @Test
  void namesPageOnWhichMethodFails() {
    Extractor broken =
        new Extractor() {
          @Override
          public Extraction extract(PageModel page) {
            throw new UnsupportedOperationException("broken");
          }
        };

    assertThatThrownBy(
            () ->
                new Evaluation(List.of(Output.of("x", broken)), List.of(), 1).run(corpus, () -> {}))
        .hasMessageContaining("a.html")
        .hasRootCauseMessage("broken");
  }

  @Test
  void createsOutputsFromSpecifications() {
    assertThat(Output.of("density:shortBelow=100", Resources.inMemory()).name())
        .isEqualTo("density:shortBelow=100");
    assertThatThrownBy(() -> Output.of("nonsense", Resources.inMemory()))
        .hasMessageContaining("must be one of combined, density");
    assertThatThrownBy(() -> Output.of("density:shortBelow", Resources.inMemory()))
        .hasMessageContaining("'shortBelow'");
    assertThatThrownBy(() -> Output.of("density:nonsense=1", Resources.inMemory()))
        .hasMessageContaining("nonsense");
  }

  private void page(String id, String html) throws IOException {
    Files.writeString(directory.resolve("pages").resolve(id + ".html"), html);
  }
}
