package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyIndexTest {
  private static final int MANY = 10_000;

  @Test
  void numbersKeysInTheOrderOfTheirFirstAppearance() {
    KeyIndex index = new KeyIndex(16);
    assertThat(index.idOf(42)).isZero();
    assertThat(index.idOf(0)).isEqualTo(1);
    assertThat(index.idOf(-1)).isEqualTo(2);
    assertThat(index.idOf(42)).isZero();
    assertThat(index.idOf(0)).isEqualTo(1);
    assertThat(index.size()).isEqualTo(3);
  }

  @Test
  void keepsTheNumbersWhenItGrows() {
    KeyIndex index = new KeyIndex(1);
    for (int key = 0; key < MANY; key++) {
      assertThat(index.idOf(31L * key)).isEqualTo(key);
    }
    for (int key = 0; key < MANY; key++) {
      assertThat(index.idOf(31L * key)).isEqualTo(key);
    }
    assertThat(index.size()).isEqualTo(MANY);
  }

  @Test
  void knowsWhichKeysHaveNumbers() {
    KeyIndex index = new KeyIndex(1);
    assertThat(index.contains(0)).isFalse();
    index.idOf(7);
    assertThat(index.contains(7)).isTrue();
    assertThat(index.contains(0)).isFalse();
  }
}
