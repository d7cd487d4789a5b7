package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartNamesTest {
  private static boolean is(int bit, String name) {
    return (PartNames.of(" " + name + " ") & bit) != 0;
  }

  @Test
  void wordsWithinOthersMeanSomethingElse() {
    assertThat(is(PartNames.DATE, "post-time")).isTrue();
    assertThat(is(PartNames.DATE, "timeline")).isFalse();
    assertThat(is(PartNames.COMMENT, "respond")).isTrue();
    assertThat(is(PartNames.COMMENT, "img-responsive")).isFalse();
    assertThat(is(PartNames.COMMENT, "responsive-comments")).isTrue();
    assertThat(is(PartNames.SIGNATURE, "post-signature")).isTrue();
    assertThat(is(PartNames.SIGNATURE, "message-body body-signature-highlight")).isFalse();
    assertThat(is(PartNames.BODY, "message-body body-signature-highlight")).isTrue();
  }
}
