package io.zhengwen.metadata.date;

import java.time.LocalDate;
import java.time.chrono.HijrahDate;
import java.util.Set;

/**
 * Days of the Hijri calendars in the common era: of the Solar one of Iran and Afghanistan, and of
 * the lunar one as Umm al-Qura has it. Both have reached about the same years, so a date is none
 * where its month or its language does not tell them apart.
 */
final class HijriDates {
  private static final int FIRST_YEAR = 1300;
  private static final int LAST_YEAR = 1500;

  /** In numbers, a greater year is more likely lunar: 1431 began in 2009, or begins in 2052. */
  private static final int LAST_SOLAR_IN_NUMBERS = 1430;

  private static final Set<String> SOLAR_LANGUAGES =
      Set.of("fa", "fas", "per", "pes", "prs", "ps", "ckb", "sdh", "azb", "mzn", "glk", "lrc");

  /** Languages with the digits of Persian whose countries do not have its calendar. */
  private static final Set<String> OTHER_LANGUAGES = Set.of("ur", "pa", "pnb", "sd", "ks");

  private static final String[] LUNAR_MARKS = {"هـ", "ه", "هجري", "هجرية", "هجريا", "للهجرة"};
  private static final String[] HIJRI_MARKS = {"هـ", "ه", "هجری"};
  private static final String[] OF_MOON = {"ق", "قمری"};
  private static final String[] OF_SUN = {"ش", "شمسی", "خورشیدی"};

  private final Cursor c;
  private final String language;
  private boolean lunar;

  HijriDates(Cursor cursor, String language) {
    this.c = cursor;
    this.language = language;
  }

  /** Whether a year may be of a Hijri calendar. */
  static boolean isYear(int year) {
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }

  /** Whether a year in numbers may be of the Solar calendar. */
  static boolean isSolarInNumbers(int year) {
    return year >= FIRST_YEAR && year <= LAST_SOLAR_IN_NUMBERS;
  }

  /** Whether dates in numbers are of the Solar calendar in a language. */
  static boolean isSolar(String language) {
    return SOLAR_LANGUAGES.contains(language);
  }

  /** Whether dates in numbers are of the Solar calendar in a language or with such a digit. */
  static boolean isSolar(String language, char digit) {
    boolean persianDigit = digit >= '۰' && digit <= '۹';
    return isSolar(language) || persianDigit && !OTHER_LANGUAGES.contains(language);
  }

  /** Whether the last day was of the lunar calendar. */
  boolean isLunar() {
    return lunar;
  }

  /** The day of a date with the name of its month; the cursor moves behind the era's mark. */
  LocalDate named(MonthNames names, int year, int month, int day) {
    if (names == MonthNames.SOLAR_HIJRI) {
      skipSolarMark();
      return solar(year, month, day);
    }
    if (names == MonthNames.LUNAR_HIJRI && isArabic()) {
      skipLunarMark();
      return lunar(year, month, day);
    }
    return null;
  }

  /**
   * The day of a date in numbers; the cursor moves behind the era's mark.
   *
   * @param digit a digit of the date
   * @return null if it is not certain which calendar it is of
   */
  LocalDate numeric(char digit, int year, int month, int day) {
    if (isArabic()) {
      return skipLunarMark() ? lunar(year, month, day) : null;
    }
    return isSolarInNumbers(year) && isSolar(language, digit) && skipSolarMark()
        ? solar(year, month, day)
        : null;
  }

  private boolean isArabic() {
    return language.equals("ar");
  }

  private static LocalDate solar(int year, int month, int day) {
    return possible(SolarHijri.toIso(year, month, day));
  }

  private LocalDate lunar(int year, int month, int day) {
    lunar = true;
    return possible(LocalDate.from(HijrahDate.of(year, month, day)));
  }

  private static LocalDate possible(LocalDate date) {
    return DateText.inRange(date.getYear()) ? date : null;
  }

  private boolean skipLunarMark() {
    int behind = c.at();
    c.skipSpaces();
    boolean marked = c.skipWord(LUNAR_MARKS);
    if (!marked) {
      c.moveTo(behind);
    }
    return marked;
  }

  /** Moves over the mark of the Solar era, if there is one; false if it is that of the lunar. */
  private boolean skipSolarMark() {
    int behind = c.at();
    c.skipSpaces();
    c.skipWord(HIJRI_MARKS);
    c.skipAll(" .\u200c\u200d");
    boolean ofMoon = c.skipWord(OF_MOON);
    if (!ofMoon && !c.skipWord(OF_SUN)) {
      c.moveTo(behind);
    }
    return !ofMoon;
  }
}
