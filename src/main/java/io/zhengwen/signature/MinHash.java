package io.zhengwen.signature;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Signatures that similar texts are likely to share: MinHash (Broder: On the Resemblance and
 * Containment of Documents, 1997) over {@linkplain WeightedShingles shingles}, in bands (Leskovec,
 * Rajaraman, Ullman: Mining of Massive Datasets, section 3.4).
 *
 * <p>Of two texts that share the part J of all their shingles, a minimum is the same with
 * probability J, and one of {@value #BANDS} bands of {@value #ROWS} minima with probability 1 - (1
 * - J<sup>4</sup>)<sup>16</sup>: .64 for J = .5, .99 for .7, .12 for .3, .0016 for .1.
 */
public final class MinHash {
  private static final int BANDS = 16;
  private static final int ROWS = 4;
  private static final int KEY_ROWS = 3;

  private static final long[] MULTIPLIERS = new long[BANDS * ROWS];
  private static final long[] ADDENDS = new long[BANDS * ROWS];

  static {
    for (int i = 0; i < MULTIPLIERS.length; i++) {
      MULTIPLIERS[i] = WeightedShingles.mixed(2L * i + 1) | 1;
      ADDENDS[i] = WeightedShingles.mixed(2L * i + 2);
    }
  }

  private MinHash() {}

  /**
   * The bands of a text, {@value #BANDS} strings that each begin with their number: two texts are
   * near duplicates if they have one in common.
   *
   * @return none if the text has fewer than 20 words or 40 CJK letters
   */
  public static List<String> bands(String text) {
    long[] shingles = WeightedShingles.of(text);
    List<String> bands = new ArrayList<>();
    if (shingles.length > 0) {
      long[] minima = minima(shingles, BANDS * ROWS);
      for (int band = 0; band < BANDS; band++) {
        bands.add(hex(band, 2) + hex(joined(minima, band * ROWS, ROWS), 12));
      }
    }
    return bands;
  }

  /**
   * One key, {@value #KEY_ROWS} minima, for what takes a single value. Texts that share the part J
   * of their shingles have it in common with probability J<sup>3</sup>: .86 for J = .95, .001 for
   * .1.
   *
   * @return empty if the text has fewer than 20 words or 40 CJK letters
   */
  public static Optional<String> key(String text) {
    long[] shingles = WeightedShingles.of(text);
    return shingles.length == 0
        ? Optional.empty()
        : Optional.of(hex(joined(minima(shingles, KEY_ROWS), 0, KEY_ROWS), 16));
  }

  private static long[] minima(long[] shingles, int number) {
    long[] minima = new long[number];
    for (int i = 0; i < number; i++) {
      long multiplier = MULTIPLIERS[i];
      long addend = ADDENDS[i];
      long least = Long.MAX_VALUE;
      for (long shingle : shingles) {
        long hash = shingle * multiplier + addend;
        least = Math.min(least, hash ^ hash >>> 32);
      }
      minima[i] = least;
    }
    return minima;
  }

  private static long joined(long[] minima, int from, int rows) {
    long joined = 0;
    for (int i = from; i < from + rows; i++) {
      joined = WeightedShingles.mixed(joined + minima[i]);
    }
    return joined;
  }

  private static String hex(long value, int digits) {
    return HexFormat.of().toHexDigits(value, digits);
  }
}
