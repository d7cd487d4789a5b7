package io.zhengwen.solr.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.extract.passage.Passage;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextLimitTest {
  private static Object cut(int most, String text) {
    return new TextLimit(most).apply(Destination.CONTENT, text);
  }

  @Test
  void textsUpToTheLimitStay() {
    assertThat(cut(5, "\u6c34\u6c34\u6c34\u6c34\u6c34")).isEqualTo("\u6c34".repeat(5));
    assertThat(cut(5, "123456")).isEqualTo("12345");
    assertThat(cut(1, null)).isNull();
  }

  @Test
  void aLineThatEndsNearbyIsTheLast() {
    assertThat(cut(8, "one\ntwo\nthree")).isEqualTo("one\ntwo");
    assertThat(cut(7, "one\ntwo\nthree")).isEqualTo("one\ntwo");
    assertThat(cut(6, "one\ntwo\nthree")).isEqualTo("one");
    assertThat(cut(2_000, "one\n" + "x".repeat(3_000))).isEqualTo("one\n" + "x".repeat(1_996));
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertThat(cut(2, "a\ud83d\ude00b")).isEqualTo("a");
    assertThat(cut(3, "a\ud83d\ude00b")).isEqualTo("a\ud83d\ude00");
  }

  @Test
  void onlyLongTextsAreCut() {
    assertThat(new TextLimit(3).apply(Destination.TITLE, "A title")).isEqualTo("A title");
    assertThat(new TextLimit(3).apply(Destination.of("contentHtml").orElseThrow(), "<p>a</p>"))
        .isNull();
  }

  @Test
  void passagesEndWithinIt() {
    Passage first = new Passage("one two", List.of(), 0, 7);
    Passage second = new Passage("three", List.of(), 8, 13);
    assertThat(new TextLimit(13).within(List.of(first, second))).containsExactly(first, second);
    assertThat(new TextLimit(12).within(List.of(first, second))).containsExactly(first);
    assertThat(new TextLimit(6).within(List.of(first, second))).isEmpty();
  }

  @Test
  void aLimitIsPositive() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TextLimit(0))
        .withMessageContaining("0");
  }
}
