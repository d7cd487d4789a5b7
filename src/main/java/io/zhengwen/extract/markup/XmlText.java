package io.zhengwen.extract.markup;

/** Writes text into XML 1.0. */
final class XmlText {
  private XmlText() {}

  /** Appends text, escaped, without the characters that XML does not allow. */
  static void append(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> {
          if (isAllowed(c)) {
            out.appendCodePoint(c);
          }
        }
      }
    }
  }

  private static boolean isAllowed(int c) {
    return c == '\t'
        || c == '\n'
        || c >= 0x20 && c <= 0xD7FF
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000;
  }
}
