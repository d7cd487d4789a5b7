package io.zhengwen.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenDiffTest {
  @Test
  void marksRunsOfMissingAndSurplusTokens() {
    TokenDiff diff = TokenDiff.of("The river rose & fell again", "Menu: the <river> again");

    assertThat(diff.gold())
        .isEqualTo("The river <mark class=\"missing\">rose &amp; fell</mark> again");
    assertThat(diff.extracted())
        .isEqualTo("<mark class=\"surplus\">Menu</mark>: the &lt;river&gt; again");
    assertThat(diff.missing()).isEqualTo(2);
    assertThat(diff.surplus()).isEqualTo(1);
  }

  @Test
  void marksTokensInAnotherPlaceAsMoved() {
    TokenDiff diff = TokenDiff.of("one two three four", "four one two three");

    assertThat(diff.gold()).isEqualTo("one two three <mark class=\"moved\">four</mark>");
    assertThat(diff.extracted()).isEqualTo("<mark class=\"moved\">four</mark> one two three");
    assertThat(diff.missing() + diff.surplus()).isZero();
  }

  @Test
  void emptyTexts() {
    assertThat(TokenDiff.of("", "正文").extracted()).isEqualTo("<mark class=\"surplus\">正文</mark>");
    assertThat(TokenDiff.of("", "")).isEqualTo(new TokenDiff("", "", 0, 0));
  }
}
