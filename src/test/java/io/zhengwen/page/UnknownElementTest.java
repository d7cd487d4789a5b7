package io.zhengwen.page;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnknownElementTest {
  /** Frameworks mark with comments where they insert components. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>Ask <x-user>Ann</x-user> on board.</p>",
        "<p>Ask <!----><x-user>Ann</x-user><!----><!-- 2 --> on board.</p>",
      })
  void standsInTheLineOfTheTextAroundItWhereCommentsAreBetween(String html) {
    assertThat(Blocks.visible(model(html)).size()).isEqualTo(1);
  }
}
