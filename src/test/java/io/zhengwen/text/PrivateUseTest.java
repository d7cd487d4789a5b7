package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrivateUseTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uF054 Tides of May",
        "Tides \uE90A\uE90B of May",
        "Tides of May\uF8FF",
        "Tides of May"
      })
  void iconsAreLeftOut(String text) {
    assertThat(PrivateUse.leftOut(text)).isEqualTo("Tides of May");
  }

  @ParameterizedTest
  @ValueSource(strings = {"王\uE863的船", "\uE863的船", "王\uE863"})
  void charactersBesideIdeographsStay(String text) {
    assertThat(PrivateUse.leftOut(text)).isEqualTo(text);
  }

  @Test
  void textsOfNothingElse() {
    assertThat(PrivateUse.isAllOf(" \uE90A \uF054")).isTrue();
    assertThat(PrivateUse.isAllOf("\uE90A!")).isFalse();
    assertThat(PrivateUse.isAllOf(" ")).isFalse();
  }
}
