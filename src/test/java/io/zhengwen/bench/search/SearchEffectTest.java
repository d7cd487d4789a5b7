package io.zhengwen.bench.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import io.zhengwen.bench.search.SearchEffect.Effect;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchEffectTest {
  @TempDir private Path directory;

  @Test
  void countsPagesFoundByPhrasesInEachField() throws IOException, InterruptedException {
    Files.createDirectories(directory.resolve("pages"));
    page("a", "<nav>Log in</nav><p>The river rose</p>");
    page("b", "<nav>Log in</nav><p>The town slept</p>");
    page("c", "<p>in the log</p>");
    Files.writeString(
        directory.resolve("gold.jsonl"),
        """
        {"id":"a","content":"The river rose","with":["river rose","rose river"],"without":["log in"]}
        {"id":"b","content":"The town slept","with":["TOWN slept","..."],"without":["Log in","ghost"]}
        {"id":"c","content":"in the log"}
        """);
    SearchEffect search = new SearchEffect(List.of(Output.of("fulltext", Resources.inMemory())), 2);

    AtomicInteger done = new AtomicInteger();
    List<AnalyzerEffects> searches =
        search.run(Corpus.read(directory), List.of(new StandardAnalyzer()), done::incrementAndGet);

    assertThat(done).hasValue(3);
    assertThat(searches).extracting(AnalyzerEffects::analyzer).containsExactly("StandardAnalyzer");

    // with: 2 of 3 find their page, "..." asks for nothing; without: 2 of 3 find theirs, with 2, 2
    // and 0 pages found
    assertThat(searches.get(0).effects())
        .containsExactly(
            new Effect("fulltext", 2 / 3.0, 2 / 3.0, 4 / 3.0, 13),
            new Effect(SearchEffect.GOLD, 2 / 3.0, 0, 0, 9));
  }

  private void page(String id, String html) throws IOException {
    Files.writeString(directory.resolve("pages").resolve(id + ".html"), html);
  }
}
