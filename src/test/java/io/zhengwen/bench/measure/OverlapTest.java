package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.text.Tokens;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverlapTest {
  @Test
  void countsWordsAsOftenAsBothSidesHaveThem() {
    // extracted: the 3, cat 1, sat 1 = 5; gold: the 2, cat 1, ran 1 = 4; common: the 2, cat 1 = 3
    Overlap overlap =
        WordOverlap.of(Tokens.of("The the cat. THE sat"), Tokens.of("the cat, the ran"));

    assertThat(overlap.precision()).isEqualTo(3 / 5.0);
    assertThat(overlap.recall()).isEqualTo(3 / 4.0);
    assertThat(overlap.f1()).isCloseTo(2 * 3 / 9.0, within(1e-12));
  }

  @Test
  void countsChineseByCharacter() {
    // extracted: 今天天气好 = 5; gold: 今天好 = 3; common: 今 天 好 = 3
    Overlap overlap = WordOverlap.of(Tokens.of("今天天气好"), Tokens.of("今天好"));

    assertThat(overlap.precision()).isEqualTo(3 / 5.0);
    assertThat(overlap.recall()).isEqualTo(1);
    assertThat(overlap.f1()).isCloseTo(0.75, within(1e-12));
  }

  @Test
  void emptyGoldRequiresEmptyExtraction() {
    assertThat(WordOverlap.of(List.of(), List.of())).isEqualTo(new Overlap(1, 1, 1));
    assertThat(WordOverlap.of(List.of("a"), List.of())).isEqualTo(new Overlap(0, 0, 0));
    assertThat(WordOverlap.of(List.of(), List.of("a"))).isEqualTo(new Overlap(0, 0, 0));
  }

  @Test
  void shinglesDependOnOrder() {
    // gold: abcd bcde cdef; extracted: abcd bcdx; common: abcd
    Overlap overlap = ShingleOverlap.of(Tokens.of("a b c d x"), Tokens.of("a b c d e f"));

    assertThat(overlap.precision()).isEqualTo(1 / 2.0);
    assertThat(overlap.recall()).isEqualTo(1 / 3.0);
    assertThat(ShingleOverlap.of(Tokens.of("d c b a"), Tokens.of("a b c d")).f1()).isZero();
  }

  @Test
  void textShorterThanShingleIsOneShingle() {
    assertThat(ShingleOverlap.of(Tokens.of("a b"), Tokens.of("A, b!")).f1()).isEqualTo(1);
    assertThat(ShingleOverlap.of(Tokens.of("a b"), Tokens.of("a b c")).f1()).isZero();
    assertThat(ShingleOverlap.of(List.of(), List.of()).f1()).isEqualTo(1);
  }

  @Test
  void rowsAreRightIfTheyOccurInOtherText() {
    // extracted rows: "one two three" right, "home" wrong; gold rows: "one two" found,
    // "three" found, "four" missing
    Overlap overlap = RowOverlap.of("- One two, three\n\n***\nHome", "One two\nthree\nfour");

    assertThat(overlap.precision()).isEqualTo(1 / 2.0);
    assertThat(overlap.recall()).isEqualTo(2 / 3.0);
    assertThat(overlap.f1())
        .isCloseTo(2 * (1 / 2.0) * (2 / 3.0) / (1 / 2.0 + 2 / 3.0), within(1e-12));
  }

  @Test
  void rowsDoNotMatchInsideWords() {
    assertThat(RowOverlap.of("art", "party starts").f1()).isZero();
    assertThat(RowOverlap.of("b\nb\nc\na b", "a\nb").precision()).isEqualTo(3 / 4.0);
    assertThat(RowOverlap.of("文章", "正文章节").precision()).isEqualTo(1);
  }

  @Test
  void searchesForManyRowsAtOnce() {
    String extracted = ("a ".repeat(40) + "b\n").repeat(20_000);
    Overlap overlap =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> RowOverlap.of(extracted, "a ".repeat(1_000_000)));
    assertThat(overlap.precision()).isZero();
  }
}
