package io.zhengwen.studio.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParametersTest {
  @ParameterizedTest
  @CsvSource({"true, true", "on, true", "yes, true", "false, false", "off, false", "no, false"})
  void flagsAreAsSolrHasThem(String value, boolean flag) {
    assertThat(of(value).flag("explain", !flag)).isEqualTo(flag);
    assertThat(of(null).flag("explain", flag)).isEqualTo(flag);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "maybe", "True", "true "})
  void otherFlagsAreRefused(String value) {
    assertThatThrownBy(() -> of(value).flag("explain", true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("explain")
        .hasMessageContaining("'" + value + "'");
  }

  private static Parameters of(String value) {
    return name -> value;
  }
}
