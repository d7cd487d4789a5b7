package io.zhengwen.text;

import java.util.regex.Pattern;

/** Characters that mean nothing but in a font of the page's own, which has icons in their place. */
public final class PrivateUse {
  /** The least UTF-16 unit of such a character: the first half of one beyond the basic plane. */
  private static final char FIRST = '\uDB80';

  private static final char LAST = '\uF8FF';

  private static final Pattern ONLY = Pattern.compile("[\\p{Co}\\s]*\\p{Co}[\\p{Co}\\s]*+");

  private static final Pattern APART =
      Pattern.compile("(?<![\\p{IsIdeographic}\\p{Co}])\\p{Co}++(?!\\p{IsIdeographic})");

  private PrivateUse() {}

  /** Whether a text has such characters, and nothing else but white space. */
  public static boolean isAllOf(CharSequence text) {
    return mayHoldSome(text) && ONLY.matcher(text).matches();
  }

  /**
   * A text without those that no ideograph touches. Beside an ideograph, such a character may stand
   * for one that was not in Unicode when the page was made.
   */
  public static String leftOut(String text) {
    if (!mayHoldSome(text)) {
      return text;
    }
    String others = APART.matcher(text).replaceAll("");
    return others.length() == text.length() ? text : TextCleaner.clean(others);
  }

  /** A quick check: most texts have no unit of such a character. */
  private static boolean mayHoldSome(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= FIRST && c <= LAST) {
        return true;
      }
    }
    return false;
  }
}
