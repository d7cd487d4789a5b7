package io.zhengwen.extract.markup;

/**
 * What an element of structured text is. Blocks hold blocks, or inline elements and text, never
 * both but for {@link #RUN}.
 */
enum Kind {
  /** Holds text. */
  PARAGRAPH,
  /** The text that an item, cell or caption begins with, where no paragraph need be marked. */
  RUN,
  /** Holds text; its number is the level, 1 to 6. */
  HEADING,
  /** Holds items. */
  LIST,
  /** Holds items; its number is that of the first. */
  NUMBERED_LIST,
  /** Its number is its own in a numbered list, or 0 if it is the next. */
  ITEM,
  /** Holds terms and definitions. */
  DEFINITIONS,
  TERM,
  DEFINITION,
  /** Holds rows, after its caption. */
  TABLE,
  CAPTION,
  /** Holds cells. */
  ROW,
  /** Its number is that of the columns it covers, its span that of the rows. */
  CELL,
  /** As {@link #CELL}. */
  HEADER_CELL,
  QUOTATION,
  /** Holds text with its white space; its value is the programming language, or empty. */
  PREFORMATTED,
  FIGURE,
  FIGURE_CAPTION,

  // ---- inline elements
  EMPHASIS,
  STRONG,
  DELETED,
  CODE,
  SUBSCRIPT,
  SUPERSCRIPT,
  QUOTED,
  CITED,
  /** Its value is the address. */
  LINK,
  /** Holds nothing; its value is the address, its label the replacement text. */
  IMAGE;

  boolean isInline() {
    return compareTo(EMPHASIS) >= 0;
  }

  /** Whether the element holds text that belongs to no paragraph. */
  boolean isLeaf() {
    return switch (this) {
      case PARAGRAPH, RUN, HEADING, CAPTION, PREFORMATTED -> true;
      default -> false;
    };
  }

  /** Whether the text that the element begins with is a {@link #RUN}. */
  boolean beginsWithRun() {
    return switch (this) {
      case ITEM, TERM, DEFINITION, CELL, HEADER_CELL, FIGURE_CAPTION -> true;
      default -> false;
    };
  }

  boolean isList() {
    return this == LIST || this == NUMBERED_LIST;
  }

  boolean isCell() {
    return this == CELL || this == HEADER_CELL;
  }
}
