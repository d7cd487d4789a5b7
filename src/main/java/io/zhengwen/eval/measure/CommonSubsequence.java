package io.zhengwen.eval.measure;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Longest common subsequence of two symbol sequences, 64 symbols at a time.
 *
 * <p>The bit-vector recurrence of Hyyrö ("Bit-parallel LCS-length computation revisited", 2004) in
 * blocks of 64 symbols of the first sequence, time O(|a| |b| / 64), memory O(|a| + |b| + alphabet).
 * The alignment is Hirschberg's division over the same rows, twice the time.
 */
public final class CommonSubsequence {
  private final int[] a;
  private final int[] b;
  private final long[] mask;
  private final BitSet inA = new BitSet();
  private final BitSet inB = new BitSet();

  private CommonSubsequence(int[] a, int[] b) {
    this.a = a;
    this.b = b;
    mask = new long[1 + Math.max(max(a), max(b))];
  }

  /** The length of the longest common subsequence of two sequences of symbols from 0. */
  public static int length(int[] a, int[] b) {
    CommonSubsequence lcs = new CommonSubsequence(a, b);
    int[] row = lcs.row(0, a.length, 0, b.length, true);
    return row[a.length];
  }

  /**
   * The positions of a longest common subsequence in both sequences.
   *
   * @param inA positions in the first
   * @param inB positions in the second, as many
   */
  public record Alignment(BitSet inA, BitSet inB) {}

  /** A longest common subsequence of two sequences of symbols from 0. */
  public static Alignment align(int[] a, int[] b) {
    CommonSubsequence lcs = new CommonSubsequence(a, b);
    lcs.align(0, a.length, 0, b.length);
    return new Alignment(lcs.inA, lcs.inB);
  }

  private static int max(int[] symbols) {
    return Arrays.stream(symbols).max().orElse(0);
  }

  private void align(int aFrom, int aTo, int bFrom, int bTo) {
    while (aFrom < aTo && bFrom < bTo && a[aFrom] == b[bFrom]) {
      inA.set(aFrom++);
      inB.set(bFrom++);
    }
    while (aFrom < aTo && bFrom < bTo && a[aTo - 1] == b[bTo - 1]) {
      inA.set(--aTo);
      inB.set(--bTo);
    }
    if (aFrom == aTo || bFrom == bTo) {
      return;
    }
    if (bTo - bFrom == 1) {
      for (int i = aFrom; i < aTo; i++) {
        if (a[i] == b[bFrom]) {
          inA.set(i);
          inB.set(bFrom);
          return;
        }
      }
      return;
    }
    int bMid = (bFrom + bTo) >>> 1;
    int[] head = row(aFrom, aTo, bFrom, bMid, true);
    int[] tail = row(aFrom, aTo, bMid, bTo, false);
    int length = aTo - aFrom;
    int cut = 0;
    for (int k = 1; k <= length; k++) {
      if (head[k] + tail[length - k] > head[cut] + tail[length - cut]) {
        cut = k;
      }
    }
    align(aFrom, aFrom + cut, bFrom, bMid);
    align(aFrom + cut, aTo, bMid, bTo);
  }

  /**
   * Lengths for every prefix of {@code a[aFrom, aTo)}, read backwards where not {@code forward},
   * with all of {@code b[bFrom, bTo)}.
   */
  private int[] row(int aFrom, int aTo, int bFrom, int bTo, boolean forward) {
    int n = aTo - aFrom;
    int m = bTo - bFrom;
    int[] lengths = new int[n + 1];
    long[] carries = new long[(m + 63) >>> 6];
    for (int block = 0; block < n; block += 64) {
      int width = Math.min(64, n - block);
      for (int i = 0; i < width; i++) {
        mask[symbol(a, aFrom, aTo, block + i, forward)] |= 1L << i;
      }
      long v = block(carries, bFrom, bTo, forward);
      for (int i = 0; i < width; i++) {
        lengths[block + i + 1] = lengths[block + i] + ((v >>> i & 1) == 0 ? 1 : 0);
        mask[symbol(a, aFrom, aTo, block + i, forward)] = 0;
      }
    }
    return lengths;
  }

  private long block(long[] carries, int bFrom, int bTo, boolean forward) {
    long v = -1L;
    int m = bTo - bFrom;
    for (int j = 0; j < m; j++) {
      long carry = carries[j >>> 6] >>> j & 1;
      long u = v & mask[symbol(b, bFrom, bTo, j, forward)];
      long sum = v + u + carry;
      long carryOut = ((v & u) | ((v | u) & ~sum)) >>> 63;
      if (carry != carryOut) {
        carries[j >>> 6] ^= 1L << j;
      }
      v = sum | (v & ~u);
    }
    return v;
  }

  private static int symbol(int[] s, int from, int to, int i, boolean forward) {
    return forward ? s[from + i] : s[to - 1 - i];
  }
}
