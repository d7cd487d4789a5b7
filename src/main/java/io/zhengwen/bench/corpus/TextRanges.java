package io.zhengwen.bench.corpus;

import java.util.BitSet;

/** Numbers of a page's texts, written in growing order as {@code 12-15,17}; {@code -} for none. */
final class TextRanges {
  private static final String NONE = "-";

  private TextRanges() {}

  /**
   * Reads numbers.
   *
   * @param texts how many texts the page has; numbers are less
   * @throws IllegalArgumentException if they are not written so
   */
  static BitSet parse(String written, int texts) {
    BitSet numbers = new BitSet(texts);
    if (written.equals(NONE)) {
      return numbers;
    }
    for (String part : written.split(",", -1)) {
      String[] ends = part.split("-", 2);
      try {
        int from = Integer.parseInt(ends[0]);
        int to = Integer.parseInt(ends[ends.length - 1]);
        if (from < numbers.length() || to < from || to >= texts) {
          throw new IllegalArgumentException(
              "texts " + part + " after " + (numbers.length() - 1) + ", of " + texts);
        }
        numbers.set(from, to + 1);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException("'" + part + "' is not a number or a range", e);
      }
    }
    return numbers;
  }
}
