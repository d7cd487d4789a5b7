package io.zhengwen.hostile;

import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParseLimits.Overflow;

/** How much the tests of hostile pages do, and what they allow. */
final class HostileLevel {
  /** The limits of the configset. */
  static final ParseLimits SHIPPED = new ParseLimits(5_000_000, 200_000, 512, Overflow.TRUNCATE);

  /** What reading and extracting may take of the processor, in times of the bare parser. */
  static final double TIMES_PARSER = 4;

  /** The same over a selection of pages, which are read before all code is compiled. */
  static final double TIMES_PARSER_COLD = 20;

  /** The processor time in milliseconds that a page may take whatever the parser takes. */
  static final double MOST_MILLIS = 2_000;

  /**
   * What the default method may take with {@code -Pfaults} however many times the parser's it is.
   */
  static final double FREE_MILLIS = 100;

  /** What a page that takes longer may take by the default method, in times of the bare parser. */
  static final double TIMES_PARSER_A_PAGE = 60;

  private HostileLevel() {}

  /** One number in each build, another with {@code -Pfaults}. */
  static int of(int selection, int whole) {
    return FaultsLevel.WHOLE ? whole : selection;
  }

  /** The same for bounds. */
  static double of(double selection, double whole) {
    return FaultsLevel.WHOLE ? whole : selection;
  }
}
