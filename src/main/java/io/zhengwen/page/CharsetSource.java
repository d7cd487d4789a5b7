package io.zhengwen.page;

/** Where a page's encoding was learnt from, in the order in which sources are asked. */
public enum CharsetSource {
  /** The input was characters already. */
  CHARACTERS,
  /** A byte order mark. */
  BYTE_ORDER_MARK,
  /** The charset parameter of the Content-Type header. */
  HEADER,
  /** A {@code <meta>} element. */
  META,
  /** An XML declaration. */
  XML_DECLARATION,
  /** The bytes themselves; also where a label contradicts them. */
  DETECTION,
  /** Nothing told; UTF-8 was assumed. */
  DEFAULT
}
