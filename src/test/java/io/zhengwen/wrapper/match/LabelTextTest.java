package io.zhengwen.wrapper.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ISBN-13: | isbn-13",
        "' Price \uFF1A' | price",
        "【面积】 | 面积",
        "面　 积： | 面积",
        "Ｐｒｉｃｅ | price",
        "Year  Built | year built",
      })
  void formsAreEqual(String text, String label) {
    assertThat(LabelText.of(text)).isEqualTo(label);
  }

  @ParameterizedTest
  @CsvSource(value = {"'—'", "''", "':'"})
  void marksAreNoLabels(String text) {
    assertThat(LabelText.of(text)).isEmpty();
  }
}
