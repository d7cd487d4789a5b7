package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextStartTest {
  @Test
  void cutsNoCharacterInTwo() {
    assertThat(TextStart.of("ab😀c", 2)).isEqualTo("ab");
    assertThat(TextStart.of("ab😀c", 3)).isEqualTo("ab");
    assertThat(TextStart.of("ab😀c", 4)).isEqualTo("ab😀");
    assertThat(TextStart.of("ab😀c", 5)).isEqualTo("ab😀c");
    assertThat(TextStart.of("", 1)).isEmpty();
  }
}
