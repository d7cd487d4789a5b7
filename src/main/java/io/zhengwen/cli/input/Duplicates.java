package io.zhengwen.cli.input;

import java.util.Locale;

/** What becomes of pages whose id another page of the run has. */
enum Duplicates {
  /** The first is used; each other one is named and counts as failed. */
  REPORT,
  /** The first is used; the others are counted as skipped. */
  SKIP,
  /** All are used, in their order. */
  KEEP;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
