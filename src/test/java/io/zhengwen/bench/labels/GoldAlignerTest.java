package io.zhengwen.bench.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.text.Tokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GoldAlignerTest {
  private static float[] align(String gold, String... blocks) {
    return GoldAligner.coverage(Stream.of(blocks).map(Tokens::of).toList(), Tokens.of(gold));
  }

  @Test
  void coversWholeBlocksOfGold() {
    float[] c =
        align(
            "one two three four five six seven. eight nine ten eleven twelve thirteen",
            "home news sport weather video more links here",
            "One two three four five six seven",
            "eight nine ten eleven twelve thirteen");
    assertThat(c).containsExactly(0, 1, 1);
  }

  @Test
  void blocksAfterAnchorDoNotSearchGoldBeforeIt() {
    int n = 300_000;
    List<String> anchor = List.of("one", "two", "three", "four", "five", "six");
    List<String> gold = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      gold.add("a");
    }
    gold.addAll(anchor);
    List<List<String>> blocks = new ArrayList<>(List.of(anchor));
    blocks.addAll(Collections.nCopies(n, List.of("a", "a", "a")));

    float[] coverage =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> GoldAligner.coverage(blocks, gold));

    assertThat(coverage[0]).isEqualTo(1);
    assertThat(coverage[1]).isZero();
    assertThat(coverage[n]).isZero();
  }

  @Test
  void coversPartOfLongBlockByItsShare() {
    float[] c = align("a b c d", "a b c d x y z w");
    assertThat(c).containsExactly(0.5f);
  }

  @Test
  void matchesGoldOnlyOnce() {
    float[] c = align("a b c d e f", "a b c d e f", "a b c d e f");
    assertThat(c).containsExactly(1, 0);
  }

  @Test
  void matchesShortBlockOnlyBetweenItsNeighbours() {
    String p = "the first paragraph of the article text";
    String q = "the second one follows below its heading";
    float[] c = align(p + " Sport " + q, "Sport", p, "Sport", q, "Sport");
    assertThat(c).containsExactly(0, 1, 1, 1, 0);
  }

  @Test
  void blockOutOfOrderIsNotAnAnchor() {
    String a = "alpha beta gamma delta epsilon zeta eta theta iota";
    String b = "k1 k2 k3 k4 k5 k6 k7";
    String c = "l1 l2 l3 l4 l5 l6 l7 l8";
    // b is first on the page but last in the gold; the chain a, c is heavier.
    float[] cov = align(a + " Note " + c + " " + b, b, a, "Note", c);
    assertThat(cov).containsExactly(1, 1, 1, 1);
  }

  @Test
  void emptyGoldCoversNothing() {
    assertThat(align("", "a b c d e f g", "x")).containsExactly(0, 0);
    assertThat(align("a b c")).isEmpty();
  }

  @Test
  void alignsPageOfOneRepeatedWord() {
    String gold = "la ".repeat(20_000);
    List<String> blocks = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      blocks.add("la ".repeat(100));
    }
    float[] c = align(gold, blocks.toArray(String[]::new));
    assertThat(c).containsOnly(1f);
  }
}
