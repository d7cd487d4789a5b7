package io.zhengwen.text;

/** Hash functions whose values are part of the model: they must never change. */
public final class Hashes {
  private Hashes() {}

  /** Spreads the bits of {@code x} (the finaliser of SplitMix64). */
  public static long mix(long x) {
    long z = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** Combines a hash with a further value; the order matters. */
  public static long combine(long hash, long value) {
    return mix(hash * 0x9E3779B97F4A7C15L + value);
  }

  /** Returns the hash of a string. */
  public static long of(CharSequence s) {
    long h = s.length();
    for (int i = 0; i < s.length(); i++) {
      h = step(h, s.charAt(i));
    }
    return mix(h);
  }

  /** Adds a character to a running hash; {@link #mix} ends it. */
  public static long step(long hash, int c) {
    return hash * 0x100000001B3L + c;
  }
}
