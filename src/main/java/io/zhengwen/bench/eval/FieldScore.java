package io.zhengwen.bench.eval;

/**
 * How a metadata field of a page compares with its gold.
 *
 * @param outcome what became of it
 * @param f1 F1 of a field of several values, or 1 or 0; NaN unless the gold has a value
 * @param confidence the lowest confidence of the values given; NaN if none is given
 */
public record FieldScore(Outcome outcome, double f1, double confidence) {
  /** What became of a field. */
  public enum Outcome {
    /** Given as the gold has it. */
    RIGHT,
    /** Given, but not as the gold has it. */
    WRONG,
    /** Not given, though the gold has it. */
    MISSED,
    /** Given, though the page has none. */
    INVENTED,
    /** Not given, and the page has none. */
    ABSENT
  }

  /** Whether a value was given. */
  public boolean isGiven() {
    return outcome != Outcome.MISSED && outcome != Outcome.ABSENT;
  }

  /** Whether the gold has a value. */
  public boolean isInGold() {
    return outcome != Outcome.INVENTED && outcome != Outcome.ABSENT;
  }
}
