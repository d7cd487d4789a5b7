package io.zhengwen.metadata.date;

import java.util.Locale;

/**
 * How dates are written in a language and country.
 *
 * @param language the code of the language; may be empty
 * @param monthFirst whether {@code 5/6/2026} begins with the month
 * @param shortYearFirst whether a date with two digits of its year begins with them
 * @param minguo whether years may be those of the Republic of China without saying so
 */
record DateHabits(String language, boolean monthFirst, boolean shortYearFirst, boolean minguo) {
  /** The years before the first of the Republic of China. */
  private static final int MINGUO_ERA = 1911;

  private static final int FIRST_MINGUO = 90;
  private static final int LAST_MINGUO = 130;

  /** The habits of a language by its code of BCP 47, which may be empty. */
  static DateHabits of(String languageTag) {
    Locale locale = locale(languageTag.strip().replace('_', '-'));
    String language = locale.getLanguage();
    String region = locale.getCountry();
    boolean english = language.isEmpty() || language.equals("en") || language.equals("fil");
    boolean chinese = language.equals("zh") || language.equals("cmn");
    boolean inDelta = region.equals("HK") || region.equals("MO");
    return new DateHabits(
        language,
        english && (region.isEmpty() || region.equals("US") || region.equals("PH")),
        chinese && !inDelta || language.equals("ja") || language.equals("ko"),
        chinese && (region.equals("TW") || region.isEmpty() && locale.getScript().equals("Hant")));
  }

  /** The locale of a code; most are made of two letters alone, or two and two. */
  private static Locale locale(String tag) {
    boolean plain = tag.length() == 2 || tag.length() == 5 && tag.charAt(2) == '-';
    if (!plain || !isLatin(tag, 0) || !isLatin(tag, tag.length() - 2)) {
      return Locale.forLanguageTag(tag);
    }
    return new Locale(tag.substring(0, 2), tag.length() == 2 ? "" : tag.substring(3));
  }

  /** Whether two letters of ASCII stand at a place of a code. */
  private static boolean isLatin(String tag, int at) {
    return isLatin(tag.charAt(at)) && isLatin(tag.charAt(at + 1));
  }

  private static boolean isLatin(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** The year that two digits mean. */
  static int inCentury(int twoDigits) {
    return twoDigits < 70 ? 2000 + twoDigits : 1900 + twoDigits;
  }

  /** Whether the sign for a year may follow two digits of it; Japanese has years of eras so. */
  boolean hasShortYearWithSign() {
    return shortYearFirst && !language.equals("ja");
  }

  /** The year in the common era of one of the Republic of China; 0 if it is hardly one. */
  int fromMinguo(int year) {
    return minguo && year >= FIRST_MINGUO && year <= LAST_MINGUO ? year + MINGUO_ERA : 0;
  }
}
