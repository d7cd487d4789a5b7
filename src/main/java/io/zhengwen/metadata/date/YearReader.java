package io.zhengwen.metadata.date;

/** Reads years in numbers at one place of a text, and gives them in the common era. */
final class YearReader {
  /** The years of the Buddhist era before the first of the common one. */
  private static final int BUDDHIST_ERA = 543;

  /** From 43 (2000) to 89, two digits of a year on a Thai page are of the Buddhist era. */
  private static final int FIRST_SHORT_BUDDHIST = 43;

  private static final int LAST_SHORT_BUDDHIST = 89;

  /** What sets a year of two digits apart from an hour behind the name of a month. */
  private static final String BEFORE_SHORT = "-'’/";

  private final Cursor c;
  private final String language;

  YearReader(Cursor cursor, String language) {
    c = cursor;
    this.language = language;
  }

  /** Moves over the Thai sign of the Buddhist or the common era before a year. */
  void skipEra() {
    if (c.skipText("พ.ศ.") || c.skipText("ค.ศ.")) {
      c.skipSpaces();
    }
  }

  /** A year of four digits. */
  int ofFour() {
    int year = c.number(4);
    return year > 2400 && year < 2650 ? year - BUDDHIST_ERA : year;
  }

  /** A year of two digits; 0 if it may be of the Solar Hijri calendar. */
  int ofTwo() {
    char digit = c.peek();
    int year = c.number(2);
    return isBuddhist(year)
        ? 2500 + year - BUDDHIST_ERA
        : HijriDates.isSolar(language, digit) ? 0 : DateHabits.inCentury(year);
  }

  /** A year of two digits behind the name of a month; 0 if they are rather an hour or a minute. */
  int ofTwoBehindName() {
    int start = c.at();
    boolean apart = BEFORE_SHORT.indexOf(c.charAt(start - 1)) >= 0 || isBuddhist(c.number(2));
    c.moveTo(start);
    return apart ? ofTwo() : 0;
  }

  private boolean isBuddhist(int year) {
    return language.equals("th") && year >= FIRST_SHORT_BUDDHIST && year <= LAST_SHORT_BUDDHIST;
  }
}
