package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokensTest {
  @Test
  void wordsAreLowerCasedRunsAndCjkLettersStandAlone() {
    assertThat(Tokens.of("The Solr-9 正文ok, 提取。 café_x"))
        .containsExactly("the", "solr", "9", "正", "文", "ok", "提", "取", "café_x");
  }

  @Test
  void noWordsNoTokens() {
    assertThat(Tokens.of("")).isEmpty();
    assertThat(Tokens.of(" … ©\n")).isEmpty();
  }
}
