package io.zhengwen.method.sitetemplate;

/**
 * The runs of {@value #LENGTH} chars of a text, as a set of bits: tells quickly that another text
 * is more than some edits away. Immutable.
 */
final class TextGrams {
  private static final int LENGTH = 4;
  private static final int BITS = 4096;

  private final long[] bits = new long[BITS / Long.SIZE];

  TextGrams(String text) {
    for (int i = 0; i + LENGTH <= text.length(); i++) {
      int bit = hash(text, i);
      bits[bit / Long.SIZE] |= 1L << bit;
    }
  }

  /**
   * Whether a text surely is more than {@code edits} edits away. An edit changes at most one of the
   * runs that the text is cut into; all others stand in this text too if it is near.
   */
  boolean isFarFrom(String other, int edits) {
    int missing = 0;
    for (int i = 0; i + LENGTH <= other.length(); i += LENGTH) {
      int bit = hash(other, i);
      if ((bits[bit / Long.SIZE] & 1L << bit) == 0 && ++missing > edits) {
        return true;
      }
    }
    return false;
  }

  private static int hash(String text, int i) {
    int chars = text.charAt(i);
    for (int k = 1; k < LENGTH; k++) {
      chars = chars * 0x3D4D51CB + text.charAt(i + k);
    }
    return (chars * 0x9E3779B9) >>> 20;
  }
}
