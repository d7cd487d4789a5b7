package io.zhengwen.bench.measure;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Longest common subsequence of two symbol sequences, in bit vectors.
 *
 * <p>The bit-vector recurrence of Hyyrö ("Bit-parallel LCS-length computation revisited", 2004) in
 * blocks of 256 symbols of the first sequence, time O(|a| |b| / 64), memory O(|a| + |b| +
 * alphabet). The alignment is Hirschberg's division over the same rows, twice the time.
 */
public final class CommonSubsequence {
  private static final int LANES = 4;
  private static final int BLOCK = LANES * Long.SIZE;

  private final int[] a;
  private final int[] b;
  private final long[] masks;
  private final BitSet inA = new BitSet();
  private final BitSet inB = new BitSet();

  private CommonSubsequence(int[] a, int[] b) {
    this.a = a;
    this.b = b;
    masks = new long[LANES * (1 + Math.max(max(a), max(b)))];
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
    long[] v = new long[LANES];
    for (int block = 0; block < n; block += BLOCK) {
      int width = Math.min(BLOCK, n - block);
      for (int i = 0; i < width; i++) {
        masks[maskIndex(symbol(a, aFrom, aTo, block + i, forward), i)] |= 1L << i;
      }
      block(v, carries, bFrom, bTo, forward);
      for (int i = 0; i < width; i++) {
        lengths[block + i + 1] = lengths[block + i] + ((v[i >>> 6] >>> i & 1) == 0 ? 1 : 0);
        masks[maskIndex(symbol(a, aFrom, aTo, block + i, forward), i)] = 0;
      }
    }
    return lengths;
  }

  private static int maskIndex(int symbol, int i) {
    return symbol * LANES + (i >>> 6);
  }

  /**
   * The recurrence over all of {@code b} for the {@value #BLOCK} symbols in {@code masks}, in four
   * lanes that a processor computes side by side; {@code carries} has a bit for each symbol of
   * {@code b}, in from the block before and out to the block after.
   */
  private void block(long[] v, long[] carries, int bFrom, int bTo, boolean forward) {
    long v0 = -1L;
    long v1 = -1L;
    long v2 = -1L;
    long v3 = -1L;
    int m = bTo - bFrom;
    for (int j = 0; j < m; j++) {
      int at = symbol(b, bFrom, bTo, j, forward) * LANES;
      long carry = carries[j >>> 6] >>> j & 1;
      long u0 = v0 & masks[at];
      long sum0 = v0 + u0 + carry;
      long carry0 = carryOut(v0, u0, sum0);
      long u1 = v1 & masks[at + 1];
      long sum1 = v1 + u1 + carry0;
      long carry1 = carryOut(v1, u1, sum1);
      long u2 = v2 & masks[at + 2];
      long sum2 = v2 + u2 + carry1;
      long carry2 = carryOut(v2, u2, sum2);
      long u3 = v3 & masks[at + 3];
      long sum3 = v3 + u3 + carry2;
      long carry3 = carryOut(v3, u3, sum3);
      v0 = sum0 | (v0 & ~u0);
      v1 = sum1 | (v1 & ~u1);
      v2 = sum2 | (v2 & ~u2);
      v3 = sum3 | (v3 & ~u3);
      carries[j >>> 6] ^= (carry ^ carry3) << j;
    }
    v[0] = v0;
    v[1] = v1;
    v[2] = v2;
    v[3] = v3;
  }

  private static long carryOut(long x, long y, long sum) {
    return ((x & y) | ((x | y) & ~sum)) >>> 63;
  }

  private static int symbol(int[] s, int from, int to, int i, boolean forward) {
    return forward ? s[from + i] : s[to - 1 - i];
  }
}
