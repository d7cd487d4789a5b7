package io.zhengwen.hostile;

import java.util.Random;

/** The number from which all that is random is made: the property {@code zhengwen.seed}. */
final class Seed {
  /** The number. */
  static final long VALUE = Long.getLong("zhengwen.seed", 20_261_122L);

  private Seed() {}

  /** Random numbers for one page, the same in each run with the same seed. */
  static Random of(String page) {
    return new Random(VALUE * 31 + page.hashCode());
  }

  /** How a failure is repeated. */
  static String repeat(String page) {
    return page + ", -Dzhengwen.seed=" + VALUE;
  }
}
