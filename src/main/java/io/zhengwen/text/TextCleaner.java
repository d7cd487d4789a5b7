package io.zhengwen.text;

/**
 * Appends text with white space collapsed to single spaces and {@linkplain CodePoints#isInvisible
 * invisible} characters dropped.
 */
public final class TextCleaner {
  private TextCleaner() {}

  /**
   * Appends {@code raw} to {@code out}, white space collapsed and trimmed at both ends.
   *
   * @return the number of chars appended
   */
  public static int appendCollapsed(CharSequence raw, StringBuilder out, TextCounter counter) {
    int start = out.length();
    boolean pendingSpace = false;
    int previous = -1;
    for (int i = 0; i < raw.length(); ) {
      int cp = Character.codePointAt(raw, i);
      i += Character.charCount(cp);
      if (CodePoints.isSpace(cp)) {
        pendingSpace = out.length() > start;
      } else if (keeps(cp, previous)) {
        if (pendingSpace) {
          out.append(' ');
          counter.add(' ');
          pendingSpace = false;
        }
        out.appendCodePoint(cp);
        counter.add(cp);
        previous = cp;
      }
    }
    return out.length() - start;
  }

  /**
   * Appends {@code raw} to {@code out} with line breaks, tabs and runs of spaces kept, line ends as
   * {@code \n}.
   *
   * @return the number of chars appended
   */
  public static int appendPreformatted(CharSequence raw, StringBuilder out, TextCounter counter) {
    int start = out.length();
    int previous = -1;
    for (int i = 0; i < raw.length(); ) {
      int cp = Character.codePointAt(raw, i);
      i += Character.charCount(cp);
      if (cp == '\r') {
        if (i < raw.length() && raw.charAt(i) == '\n') {
          continue;
        }
        cp = '\n';
      }
      boolean space = CodePoints.isSpace(cp);
      if (space || keeps(cp, previous)) {
        int kept = space && cp != '\n' && cp != '\t' ? ' ' : cp;
        out.appendCodePoint(kept);
        counter.add(kept);
        previous = kept;
      }
    }
    return out.length() - start;
  }

  /** The text with white space collapsed and trimmed and invisible characters dropped. */
  public static String clean(CharSequence raw) {
    StringBuilder out = new StringBuilder(raw.length());
    appendCollapsed(raw, out, new TextCounter());
    return out.toString();
  }

  private static boolean keeps(int cp, int previous) {
    if (CodePoints.isInvisible(cp)) {
      return false;
    }
    // Joiners shape Arabic and Indic letters and emoji; elsewhere they are debris.
    boolean joiner = cp == CodePoints.ZERO_WIDTH_JOINER || cp == CodePoints.ZERO_WIDTH_NON_JOINER;
    return !joiner || (previous >= 0x0600 && !CodePoints.isCjk(previous));
  }
}
