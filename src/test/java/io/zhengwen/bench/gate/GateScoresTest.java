package io.zhengwen.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GateScoresTest {
  private static final Output DEFAULT = Output.of("combined", Resources.inMemory());

  @TempDir private Path directory;

  private SortedMap<String, Double> scores(
      List<Output> outputs, Map<String, String> pages, String gold)
      throws IOException, InterruptedException {
    Path set = directory.resolve("set");
    Files.createDirectories(set.resolve("pages"));
    for (Map.Entry<String, String> page : pages.entrySet()) {
      Files.writeString(set.resolve("pages/" + page.getKey() + ".html"), page.getValue());
    }
    Files.writeString(set.resolve("gold.jsonl"), gold);
    return new GateScores(outputs, DEFAULT, 2).of(Corpus.read(set), () -> {});
  }

  @Test
  void scoresAreMeansOverPages() throws IOException, InterruptedException {
    SortedMap<String, Double> scores =
        scores(
            List.of(Output.of("fulltext", Resources.inMemory())),
            Map.of(
                "a", "<title>A b</title><p>one two</p>",
                "b", "<title>Other - Wrong</title><h2>Other - Wrong</h2><p>one</p>"),
            """
            {"id":"a","title":"A b","content":"one two"}
            {"id":"b","title":"Wrong","content":"other wrong one two three"}
            """);
    assertThat(scores).containsOnlyKeys("fulltext", "title", GateScores.ONE_TITLE);
    // page a: 1; page b: precision 1, recall 3/5, F1 3/4
    assertThat(scores.get("fulltext")).isCloseTo(0.875, within(1e-12));
    assertThat(scores.get("title")).isCloseTo(0.5, within(1e-12));
    assertThat(scores.get(GateScores.ONE_TITLE)).isCloseTo(0.5, within(1e-12));
  }

  @Test
  void fieldsCountInSetsThatLabelThem() throws IOException, InterruptedException {
    SortedMap<String, Double> scores =
        scores(
            List.of(),
            Map.of(
                "a",
                "<meta name=author content='Ann Lee'><p>one</p>",
                "b",
                "<p>two</p>",
                "c",
                "<p>three</p>"),
            """
            {"id":"a","author":"Ann Lee","content":""}
            {"id":"b","author":"Bo Ek","content":""}
            {"id":"c","content":""}
            """);
    assertThat(scores).containsOnlyKeys("authors", "no authors");
    assertThat(scores.get("authors")).isCloseTo(0.5, within(1e-12));
    assertThat(scores.get("no authors")).isCloseTo(1, within(1e-12));
  }

  @Test
  void postsCountInSetsThatLabelThem() throws IOException, InterruptedException {
    String post =
        "<div class=post id=p%d><a class=username href=/u/%s>%s</a><time datetime=2026-03-0%dT10:00>"
            + "</time><div class=content>The lock gate leaks again, number %d, as it did last year.</div>"
            + "</div>";
    StringBuilder thread = new StringBuilder("<title>Leaks</title><h1>Leaks</h1>");
    for (int n = 1; n <= 4; n++) {
      thread.append(post.replace("%d", "" + n).replace("%s", "user" + n));
    }
    SortedMap<String, Double> scores =
        scores(
            List.of(),
            Map.of("a", thread.toString()),
            """
            {"id":"a","content":"","posts":[
            """
                    .strip()
                + String.join(
                    ",",
                    List.of(
                        goldPost(1, "user1"),
                        goldPost(2, "user2"),
                        goldPost(3, "user3"),
                        goldPost(4, "other")))
                + "]}\n");
    assertThat(scores)
        .containsOnlyKeys(GateScores.POSTS, GateScores.POST_USERS, GateScores.POST_DATES);
    assertThat(scores.get(GateScores.POSTS)).isCloseTo(1, within(1e-12));
    assertThat(scores.get(GateScores.POST_USERS)).isCloseTo(0.75, within(1e-12));
    assertThat(scores.get(GateScores.POST_DATES)).isCloseTo(1, within(1e-12));
  }

  private static String goldPost(int n, String user) {
    return "{\"text\":\"The lock gate leaks again, number "
        + n
        + ", as it did last year.\",\"user\":\""
        + user
        + "\",\"date\":\"2026-03-0"
        + n
        + "\"}";
  }

  @Test
  void commentsCountInSetsThatLabelThem() throws IOException, InterruptedException {
    SortedMap<String, Double> scores =
        scores(
            List.of(),
            Map.of("a", "<p>one</p>", "b", "<p>two</p>"),
            """
            {"id":"a","content":"","comments":"three"}
            {"id":"b","content":"","comments":""}
            """);
    assertThat(scores)
        .containsExactly(
            Map.entry(GateScores.COMMENTS, 0.0), Map.entry(GateScores.NO_COMMENTS, 1.0));
  }
}
