package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CharacterErrorsTest {
  @Test
  void errorRateIsShareOfWronglyExtracted() {
    // LCS("abcdeXY", "abcdefghij") = 5
    CharacterErrors errors = CharacterErrors.of("abcdeXY", "abcdefghij");

    assertThat(errors.errorRate()).isCloseTo(2 / 7.0, within(1e-12));
    assertThat(errors.missRate()).isCloseTo(5 / 10.0, within(1e-12));
    assertThat(errors.isRight()).isFalse();
  }

  @Test
  void extractingTooLittleIsRightOneWayOnly() {
    CharacterErrors errors = CharacterErrors.of("正文", "正文第二段落");

    assertThat(errors.errorRate()).isZero();
    assertThat(errors.missRate()).isCloseTo(4 / 6.0, within(1e-12));
    assertThat(errors.isRight()).isTrue();
    assertThat(errors.isRightBothWays()).isFalse();
  }

  @Test
  void oneFifthWrongIsStillRight() {
    assertThat(CharacterErrors.of("abcdX", "abcd").isRightBothWays()).isTrue();
  }

  @Test
  void whiteSpaceIsCollapsed() {
    assertThat(CharacterErrors.of("a\n\n b", " a b").errorRate()).isZero();
  }

  @Test
  void extractingNothingIsRightOnlyForEmptyGold() {
    assertThat(CharacterErrors.of("", "").isRightBothWays()).isTrue();
    assertThat(CharacterErrors.of("", "a")).isEqualTo(new CharacterErrors(1, 1));
    assertThat(CharacterErrors.of("a", "")).isEqualTo(new CharacterErrors(1, 1));
  }
}
