package io.zhengwen.text;

/**
 * Removes line breaks, with the white space around them, between East Asian letters and marks of
 * full width: texts that are written without spaces are broken into lines anywhere (CSS Text Module
 * Level 3, section 4.1.3). Korean is written with spaces.
 */
final class LineJoins {
  private LineJoins() {}

  /** Returns a text without these breaks, itself if it has none. */
  static String joined(String raw) {
    int lineBreak = raw.indexOf('\n');
    if (lineBreak < 0) {
      return raw;
    }
    StringBuilder joined = null;
    int copied = 0;
    while (lineBreak >= 0) {
      int before = lineBreak;
      while (before > copied && CodePoints.isSpace(raw.charAt(before - 1))) {
        before--;
      }
      int after = lineBreak + 1;
      while (after < raw.length() && CodePoints.isSpace(raw.charAt(after))) {
        after++;
      }
      if (before > copied
          && after < raw.length()
          && isWide(raw.codePointBefore(before))
          && isWide(raw.codePointAt(after))) {
        joined = joined == null ? new StringBuilder(raw.length()) : joined;
        joined.append(raw, copied, before);
        copied = after;
      }
      lineBreak = raw.indexOf('\n', after);
    }
    return joined == null ? raw : joined.append(raw, copied, raw.length()).toString();
  }

  private static boolean isWide(int cp) {
    return CodePoints.isCjk(cp) && !isHangul(cp)
        || cp > 0x3000 && cp < 0x3040
        || cp > 0xFF00 && cp <= 0xFF60;
  }

  private static boolean isHangul(int cp) {
    return cp >= 0xAC00 && cp <= 0xD7AF;
  }
}
