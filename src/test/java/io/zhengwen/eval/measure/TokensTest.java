package io.zhengwen.eval.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.eval.measure.Tokens.Token;
import org.junit.jupiter.api.Test;

class TokensTest {
  @Test
  void wordsAreRunsInLowerCaseAndCjkLettersStandAlone() {
    assertThat(Tokens.of("Don't PANIC_42: 正文, 3.5 Größe 正a文"))
        .containsExactly("don", "t", "panic_42", "正", "文", "3", "5", "größe", "正", "a", "文");
  }

  @Test
  void lettersBeyondTheBasicPlaneAreOneToken() {
    assertThat(Tokens.of("a\uD840\uDC00b")).containsExactly("a", "\uD840\uDC00", "b");
  }

  @Test
  void textWithoutWordsHasNoTokens() {
    assertThat(Tokens.of(" -- … 。")).isEmpty();
  }

  @Test
  void placesPointIntoTheText() {
    assertThat(Tokens.located(" Ab正")).containsExactly(new Token("ab", 1, 3), new Token("正", 3, 4));
  }
}
