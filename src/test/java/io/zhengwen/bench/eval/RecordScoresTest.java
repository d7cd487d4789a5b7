package io.zhengwen.bench.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.registry.Resources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordScoresTest {
  private static final List<String> WORDS =
      List.of(
          "They creak since the rain of last week, and I have no idea what to do about it now.",
          "Grease the thread of the axle, then turn it tight again with the long key you got.",
          "That helped at once, many thanks to both of you from a rider who is quiet again.");

  @TempDir private Path directory;

  private static String thread() {
    return IntStream.range(0, WORDS.size())
        .mapToObj(
            i ->
                "<div class=post><a class=username href='/members/"
                    + i
                    + "'>rider"
                    + i
                    + "</a> <span class=date>2"
                    + i
                    + " Nov 2026</span><div class=message>"
                    + WORDS.get(i)
                    + "</div></div>")
        .collect(Collectors.joining());
  }

  private Corpus corpus(String... lines) throws Exception {
    Files.createDirectories(directory.resolve("pages"));
    for (String id : List.of("a", "b", "c")) {
      Files.writeString(
          directory.resolve("pages").resolve(id + ".html"),
          id.equals("c") ? "<p>An article about pedals.</p>" : thread());
    }
    Files.writeString(directory.resolve("gold.jsonl"), String.join("\n", lines));
    return Corpus.read(directory);
  }

  @Test
  void postsAreCountedOnPagesOfForumsAndOthers() throws Exception {
    Corpus corpus =
        corpus(
            "{\"id\":\"a\",\"type\":\"forum\",\"content\":\"x\"}",
            "{\"id\":\"b\",\"type\":\"article\",\"content\":\"x\"}",
            "{\"id\":\"c\",\"type\":\"article\",\"content\":\"x\"}");
    assertThat(RecordScores.appliesTo(corpus)).isTrue();
    RecordScores scores =
        RecordScores.of(Output.of("combined", Resources.inMemory()), corpus, 1, () -> {});
    assertThat(scores.threads()).isEqualTo(new FoundOn(1, 1, 2, 1));
    assertThat(scores.describe())
        .isEqualToIgnoringNewLines(
            "combined: posts on 1 of 1 pages of forums, and on 1 of 2 others");
  }

  @Test
  void entriesAreCountedOnListsAndOthersWhereTheyAreReadAtAll() throws Exception {
    Corpus corpus =
        corpus(
            "{\"id\":\"a\",\"type\":\"forum\",\"content\":\"x\"}",
            "{\"id\":\"b\",\"type\":\"collection\",\"content\":\"x\"}",
            "{\"id\":\"c\",\"type\":\"article\",\"content\":\"x\"}");
    String card = "<li class=card><a href=/{i}><h3>Bench {i}</h3></a><span>${i}.50</span>";
    Files.writeString(
        directory.resolve("pages/b.html"),
        IntStream.range(1, 9)
            .mapToObj(i -> card.replace("{i}", "" + i))
            .collect(Collectors.joining("", "<main><ul>", "</ul></main>")));
    RecordScores scores =
        RecordScores.of(
            Output.of("combined:entries=true", Resources.inMemory()), corpus, 1, () -> {});
    assertThat(scores.lists()).isEqualTo(new FoundOn(1, 1, 2, 0));
    assertThat(scores.describe())
        .contains("entries on 1 of 1 collections and listings, and on 0 of 2 others");
    assertThat(
            RecordScores.of(Output.of("combined", Resources.inMemory()), corpus, 1, () -> {})
                .describe())
        .doesNotContain("entries");
  }

  @Test
  void setsOfOneKindSayNothing() throws Exception {
    assertThat(
            RecordScores.appliesTo(
                corpus(
                    "{\"id\":\"a\",\"type\":\"article\",\"content\":\"x\"}",
                    "{\"id\":\"b\",\"type\":\"listing\",\"content\":\"x\"}")))
        .isFalse();
  }
}
