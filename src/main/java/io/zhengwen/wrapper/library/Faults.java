package io.zhengwen.wrapper.library;

/** Keeps work going where a part of it fails, and tells of the faults at its end. */
final class Faults {
  private static final int MOST_TOLD = 10;

  private RuntimeException first;

  /** Does a part of the work. */
  void guard(Runnable part) {
    try {
      part.run();
    } catch (RuntimeException e) {
      if (first == null) {
        first = e;
      } else if (first != e && first.getSuppressed().length < MOST_TOLD) {
        first.addSuppressed(e);
      }
    }
  }

  /**
   * Throws what was thrown first, with some of the others as suppressed; nothing if all went well.
   */
  void rethrow() {
    if (first != null) {
      throw first;
    }
  }
}
