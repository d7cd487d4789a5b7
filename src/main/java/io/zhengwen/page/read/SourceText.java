package io.zhengwen.page.read;

/** Prepares the characters of a page for a parser that leaves this to its caller. */
final class SourceText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private SourceText() {}

  /**
   * A page without the byte order marks that it begins with, which would be text before its
   * document type, and with line feeds for carriage returns, as the standard has it (HTML, section
   * 13.2.3.5); itself where all carriage returns stand before line feeds, since both are white
   * space.
   */
  static String preprocessed(String source) {
    int start = 0;
    while (start < source.length() && source.charAt(start) == BYTE_ORDER_MARK) {
      start++;
    }
    String page = source.substring(start);
    return hasLoneReturns(page) ? page.replace("\r\n", "\n").replace('\r', '\n') : page;
  }

  private static boolean hasLoneReturns(String page) {
    int at = page.indexOf('\r');
    while (at >= 0 && at + 1 < page.length() && page.charAt(at + 1) == '\n') {
      at = page.indexOf('\r', at + 2);
    }
    return at >= 0;
  }
}
