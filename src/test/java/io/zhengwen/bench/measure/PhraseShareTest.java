package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseShareTest {
  @Test
  void ignoresCaseAndAmountOfWhiteSpace() {
    assertThat(PhraseShare.of("The quick\n  brown\u00a0fox", List.of("QUICK brown fox", "redfox")))
        .isEqualTo(0.5);
  }

  @Test
  void respectsWhiteSpaceBetweenLatinWords() {
    assertThat(PhraseShare.of("Java Script", List.of("javascript"))).isZero();
  }

  @Test
  void ignoresWhiteSpaceInChinese() {
    assertThat(PhraseShare.of("今天\n天 气好", List.of("天天气", "今 天", "气不好"))).isEqualTo(2 / 3.0);
  }

  @Test
  void returnsNaNWithoutPhrases() {
    assertThat(PhraseShare.of("text", List.of())).isNaN();
  }
}
