package io.zhengwen.text;

import java.util.Locale;

/**
 * Small letters, in time in proportion to the text. Java copies all that it has so far for each
 * letter whose small form is longer, as of {@code İ}: a page of nothing else took minutes.
 */
public final class LowerCase {
  private static final String CAPITAL = "\u0130";
  private static final String SMALL = "i\u0307";

  private LowerCase() {}

  /** A text in small letters, as {@link String#toLowerCase(Locale)} writes it in no language. */
  public static String of(String text) {
    return text.replace(CAPITAL, SMALL).toLowerCase(Locale.ROOT);
  }
}
