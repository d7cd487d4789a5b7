package io.zhengwen.text;

import java.util.regex.Pattern;

/** Characters that mean nothing but in a font of the page's own, which has icons in their place. */
public final class PrivateUse {
  private static final Pattern ONLY = Pattern.compile("[\\p{Co}\\s]*\\p{Co}[\\p{Co}\\s]*+");

  private static final Pattern APART =
      Pattern.compile("(?<![\\p{IsIdeographic}\\p{Co}])\\p{Co}++(?!\\p{IsIdeographic})");

  /** The last such character of the basic plane, in which they follow the surrogates. */
  private static final char LAST = '\uF8FF';

  private PrivateUse() {}

  /** Whether a text has such characters, and nothing else but white space. */
  public static boolean isAllOf(CharSequence text) {
    return ONLY.matcher(text).matches();
  }

  /**
   * A text without those that no ideograph touches. Beside an ideograph, such a character may stand
   * for one that was not in Unicode when the page was made.
   */
  public static String leftOut(String text) {
    if (!mayHold(text)) {
      return text;
    }
    String others = APART.matcher(text).replaceAll("");
    return others.length() == text.length() ? text : TextCleaner.clean(others);
  }

  /** Whether a text has a character of the private use area, or one of another plane. */
  private static boolean mayHold(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= Character.MIN_SURROGATE && c <= LAST) {
        return true;
      }
    }
    return false;
  }
}
