package io.zhengwen.page;

/** What separates two texts, from nothing to a paragraph, in growing order. */
public enum Gap {
  /** They touch. */
  NONE,
  /** White space. */
  SPACE,
  /** The boundary of two table cells of a row. */
  CELL,
  /** A single line break inside a paragraph. */
  LINE,
  /** The boundary of two blocks. */
  BLOCK;

  private static final Gap[] VALUES = values();

  static Gap of(int ordinal) {
    return VALUES[ordinal];
  }

  /** The wider of two gaps. */
  public Gap or(Gap other) {
    return ordinal() >= other.ordinal() ? this : other;
  }
}
