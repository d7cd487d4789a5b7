package io.zhengwen.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.hostile.CollidingStrings;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ClassTableTest {
  private static final int MANY = 80_000;

  @Test
  void valuesAreNumberedInTheOrderOfTheirFirstAppearance() {
    ClassTable table = new ClassTable();

    assertThat(table.numberOf("")).isZero();
    assertThat(table.numberOf("a")).isEqualTo(1);
    assertThat(table.numberOf("b")).isEqualTo(2);
    assertThat(table.numberOf("a")).isEqualTo(1);
    assertThat(table.values()).containsExactly("", "a", "b");
  }

  @Test
  void valuesOfOneHashCodeAreNumberedInTime() {
    ClassTable table = new ClassTable();

    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          for (int round = 0; round < 2; round++) {
            for (int n = 0; n < MANY; n++) {
              assertThat(table.numberOf(CollidingStrings.of(n))).isEqualTo(2 * n + 1);
              assertThat(table.numberOf("other-" + n)).isEqualTo(2 * n + 2);
            }
          }
        });
  }
}
