package io.zhengwen.hostile;

/** Different strings of one hash code. */
public final class CollidingStrings {
  private static final int BITS = 18;

  private CollidingStrings() {}

  /** The string of a number below 2^18. */
  public static String of(long number) {
    StringBuilder string = new StringBuilder();
    for (int bit = 0; bit < BITS; bit++) {
      string.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return string.toString();
  }
}
