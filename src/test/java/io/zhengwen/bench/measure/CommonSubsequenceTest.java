package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.measure.CommonSubsequence.Alignment;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class CommonSubsequenceTest {
  @Test
  void length() {
    // "abcbdab" and "bdcaba" have "bcba" in common
    assertThat(CommonSubsequence.length(chars("abcbdab"), chars("bdcaba"))).isEqualTo(4);
    assertThat(CommonSubsequence.length(chars(""), chars("abc"))).isZero();
    assertThat(CommonSubsequence.length(chars("abc"), chars(""))).isZero();
  }

  @Test
  void alignment() {
    Alignment alignment = CommonSubsequence.align(chars("xaybzc"), chars("abdc"));

    assertThat(alignment.inA().stream()).containsExactly(1, 3, 5);
    assertThat(alignment.inB().stream()).containsExactly(0, 1, 3);
    assertThat(CommonSubsequence.align(chars(""), chars("abc")).inB()).isEqualTo(new BitSet());
  }

  @RepeatedTest(40)
  void agreesWithTextbookAlgorithm(RepetitionInfo repetition) {
    SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
    int alphabet = 2 + random.nextInt(20);
    int[] a = random.ints(random.nextInt(900), 0, alphabet).toArray();
    int[] b = random.ints(random.nextInt(900), 0, alphabet).toArray();
    int expected = table(a, b);

    assertThat(CommonSubsequence.length(a, b)).isEqualTo(expected);
    Alignment alignment = CommonSubsequence.align(a, b);
    int[] common = alignment.inA().stream().map(i -> a[i]).toArray();
    assertThat(common).hasSize(expected);
    assertThat(alignment.inB().stream().map(i -> b[i])).containsExactly(boxed(common));
  }

  private static Integer[] boxed(int[] values) {
    return Arrays.stream(values).boxed().toArray(Integer[]::new);
  }

  private static int table(int[] a, int[] b) {
    int[][] length = new int[a.length + 1][b.length + 1];
    for (int i = 1; i <= a.length; i++) {
      for (int j = 1; j <= b.length; j++) {
        length[i][j] =
            a[i - 1] == b[j - 1]
                ? length[i - 1][j - 1] + 1
                : Math.max(length[i - 1][j], length[i][j - 1]);
      }
    }
    return length[a.length][b.length];
  }

  private static int[] chars(String s) {
    return s.chars().toArray();
  }
}
