package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.text.Tokens.Token;
import org.junit.jupiter.api.Test;

class TokensTest {
  @Test
  void wordsAreInLowerCaseAndCjkLettersAreSingleTokens() {
    assertThat(Tokens.of("The Solr-9 正文ok, 提取。 café_x"))
        .containsExactly("the", "solr", "9", "正", "文", "ok", "提", "取", "café_x");
  }

  @Test
  void lettersBeyondTheBasicPlaneAreOneToken() {
    assertThat(Tokens.of("a\uD840\uDC00b")).containsExactly("a", "\uD840\uDC00", "b");
  }

  @Test
  void locatedTokensHaveTheirPositionsInTheText() {
    assertThat(Tokens.located(" Ab正c"))
        .containsExactly(new Token("ab", 1, 3), new Token("正", 3, 4), new Token("c", 4, 5));
  }

  @Test
  void textWithoutWordsHasNoTokens() {
    assertThat(Tokens.of("")).isEmpty();
    assertThat(Tokens.of(" … ©\n")).isEmpty();
  }
}
