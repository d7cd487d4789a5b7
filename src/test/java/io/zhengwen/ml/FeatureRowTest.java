package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureRowTest {
  /** Features of the numbers from 0, the last of them inserted or not. */
  private static FeatureRow.Source numbers(boolean inserted) {
    FeatureTable squares =
        new FeatureTable(
            3,
            (row, i) -> {
              row.add("square", i * i);
              row.add("of.", "cube", i * i * i);
            });
    return (row, i) -> {
      row.add("number", i);
      if (inserted) {
        row.add("inserted", 1000);
      }
      squares.addTo(row, "power.", i);
      row.addBits("bit.", List.of("one", "two"), i);
      row.addAll("next.", List.of("first", "second"), new byte[] {9, 1, 2, 3, 4}, i + 1);
    };
  }

  private static FeatureRow named(FeatureRow.Source source, int i) {
    FeatureRow row = FeatureRow.named();
    source.addTo(row, i);
    return row;
  }

  @Test
  void namesAndValuesHaveTheSamePlaces() {
    FeatureRow row = named(numbers(false), 2);
    assertThat(row.names())
        .containsExactly(
            "number",
            "power.square",
            "power.of.cube",
            "bit.one",
            "bit.two",
            "next.first",
            "next.second");
    assertThat(row.values()).containsExactly(2, 4, 8, 0, 1, 3, 4);
  }

  @Test
  void anInsertedFeatureLeavesEveryNameItsValue() {
    FeatureRow before = named(numbers(false), 2);
    FeatureRow after = named(numbers(true), 2);
    assertThat(after.names()).hasSize(before.names().size() + 1);
    for (int f = 0; f < before.names().size(); f++) {
      String name = before.names().get(f);
      assertThat(after.values()[after.names().indexOf(name)])
          .as(name)
          .isEqualTo(before.values()[f]);
    }
  }

  @Test
  void aRowOverAnArrayHasTheValuesOfANamedRow() {
    FeatureRow.Source source = numbers(true);
    float[] values = new float[10];
    FeatureRow row = FeatureRow.over(values);
    for (int round = 0; round < 2; round++) {
      source.addTo(row.moveTo(values, 1), 2);
      assertThat(row.end()).isEqualTo(9);
      assertThat(values).containsExactly(0, 2, 1000, 4, 8, 0, 1, 3, 4, 0);
    }
    assertThat(named(source, 2).names()).contains("power.square");
  }

  @Test
  void aTableComputesAThingOnce() {
    int[] computed = new int[3];
    FeatureTable table = new FeatureTable(3, (row, i) -> row.add("count", ++computed[i]));
    float[] values = new float[4];
    FeatureRow row = FeatureRow.over(values);
    for (int i : new int[] {1, 1, 2, 1}) {
      table.addTo(row, "", i);
    }
    assertThat(values).containsExactly(1, 1, 1, 1);
    assertThat(computed).containsExactly(0, 1, 1);
  }

  @Test
  void aNamedRowGrows() {
    FeatureRow row = FeatureRow.named();
    for (int i = 0; i < 100; i++) {
      row.add("f" + i, i);
    }
    assertThat(row.values()).hasSize(100).endsWith(98, 99);
  }
}
