package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DigitsTest {
  @Test
  void digitsOfEveryScript() {
    assertThat(Digits.ascii("٢٠٢٤ ۲۰۲۴ २०२४ ๒๕๖๗ ２０２４")).isEqualTo("2024 2024 2024 2567 2024");
    assertThat(Digits.ascii("\uD835\uDFD8\uD835\uDFD9")).isEqualTo("01");
  }

  @Test
  void otherCharactersStay() {
    assertThat(Digits.ascii("十二 ½ m² Ⅻ 𠮷")).isEqualTo("十二 ½ m² Ⅻ 𠮷");
  }
}
