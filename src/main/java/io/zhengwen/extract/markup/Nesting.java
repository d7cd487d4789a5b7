package io.zhengwen.extract.markup;

/** Which kinds of blocks have a place in which. */
final class Nesting {
  private Nesting() {}

  /**
   * Whether a kind that has a place only in certain others is in one of these.
   *
   * @param around the kind of the block around it, or null
   * @param begun whether that block has content already
   */
  static boolean hasPlace(Kind kind, Kind around, boolean begun) {
    return switch (kind) {
      case CAPTION -> around == Kind.TABLE && !begun;
      case ROW -> around == Kind.TABLE;
      case CELL, HEADER_CELL -> around == Kind.TABLE || around == Kind.ROW;
      case FIGURE_CAPTION -> around == Kind.FIGURE;
      default -> true;
    };
  }

  /** The kind of block that a kind lacks around it, or null. */
  static Kind parent(Kind kind, Kind around) {
    if (kind == Kind.ITEM) {
      return around != null && around.isList() ? null : Kind.LIST;
    }
    boolean ofDefinitions = kind == Kind.TERM || kind == Kind.DEFINITION;
    return ofDefinitions && around != Kind.DEFINITIONS ? Kind.DEFINITIONS : null;
  }

  /** Whether an implied block has a place for a kind of block, or for text if it is null. */
  static boolean fits(Kind implied, Kind kind) {
    return switch (implied) {
      case LIST -> kind == Kind.ITEM;
      case ITEM -> kind != Kind.ITEM;
      case DEFINITIONS -> kind == Kind.TERM || kind == Kind.DEFINITION;
      case DEFINITION -> kind != Kind.TERM && kind != Kind.DEFINITION;
      case ROW -> kind != Kind.ROW;
      case CELL -> kind == null || kind != Kind.ROW && !kind.isCell();
      default -> true;
    };
  }
}
