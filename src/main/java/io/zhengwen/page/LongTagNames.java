package io.zhengwen.page;

/**
 * Finds tags with names too long to be meant as such. The parser takes time in proportion to the
 * square of a name's length.
 */
public final class LongTagNames {
  /**
   * The length of the longest name allowed, in UTF-16 units. No element's name comes near it, nor
   * does the code that follows a comparison in a script ({@code i<n}) without a space.
   */
  public static final int LONGEST = 10_000;

  private LongTagNames() {}

  /**
   * The index at which the first tag opens whose name is longer than {@link #LONGEST}, or {@code
   * end}. On common pages only one character in thousands is examined.
   */
  public static int overlong(String html, int end) {
    int run = 0;
    while (end - run > LONGEST) {
      int last = run + LONGEST;
      while (last >= run && !endsName(html.charAt(last))) {
        last--;
      }
      if (last < run) {
        int open = opening(html, run);
        if (open >= 0) {
          return open;
        }
        last = run + LONGEST;
        while (last < end && !endsName(html.charAt(last))) {
          last++;
        }
      }
      run = last + 1;
    }
    return end;
  }

  /** Where the tag opens whose name begins at {@code name}, or -1. */
  private static int opening(String html, int name) {
    int open = name > 1 && html.charAt(name - 1) == '/' ? name - 2 : name - 1;
    boolean tag = open >= 0 && html.charAt(open) == '<' && isLetter(html.charAt(name));
    return tag ? open : -1;
  }

  private static boolean endsName(char c) {
    return c <= ' ' && c != 0 || c == '<' || c == '>' || c == '/';
  }

  private static boolean isLetter(char c) {
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
  }
}
