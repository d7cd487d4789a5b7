package io.zhengwen.metadata.date;

/** Reads the name of a month at one place of a text, in the calendar that has it. */
final class MonthReader {
  private final Cursor c;
  private final String language;
  private MonthNames names = MonthNames.GREGORIAN;

  MonthReader(Cursor cursor, String language) {
    this.c = cursor;
    this.language = language;
  }

  /** The calendar of the month that was read last. */
  MonthNames names() {
    return names;
  }

  /** The month here, 1 to 12, the cursor behind its name; 0 if there is none. */
  int read() {
    names = MonthNames.GREGORIAN;
    String word = c.word(MonthNames.LONGEST);
    if (word.isEmpty()) {
      return 0;
    }
    char first = word.charAt(0);
    if (MonthNames.isArabic(first)) {
      return inArabicScript();
    }
    if (first >= '\u0e01' && first <= '\u0e5b') {
      word = c.dottedWord(MonthNames.LONGEST);
    }
    int month = names.month(word, language);
    if (month > 0) {
      c.moveTo(c.at() + word.length());
    }
    return month;
  }

  private int inArabicScript() {
    int month = ofOneOrTwoWords();
    if (names == MonthNames.SOLAR_HIJRI) {
      skipWordForMonth();
    } else if (month > 0) {
      skipSecondName(month);
    }
    return month;
  }

  /** A month in any calendar; Arabic has names of two words. */
  private int ofOneOrTwoWords() {
    int start = c.at();
    String word = c.word(MonthNames.LONGEST);
    c.moveTo(start + word.length());
    c.skipSpaces();
    String second = c.word(MonthNames.LONGEST);
    int month = second.isEmpty() ? 0 : inAnyCalendar(word + " " + second);
    if (month > 0) {
      c.moveTo(c.at() + second.length());
      return month;
    }
    month = inAnyCalendar(word);
    c.moveTo(month > 0 ? start + word.length() : start);
    return month;
  }

  private int inAnyCalendar(String name) {
    for (MonthNames calendar : MonthNames.ALL) {
      int month = calendar.month(name, language);
      if (month > 0) {
        names = calendar;
        return month;
      }
    }
    return 0;
  }

  /** Moves over the word for a month behind its name, which a joiner may bind to it. */
  private void skipWordForMonth() {
    int behind = c.at();
    c.skipAll(" \u200c\u00a0");
    if (!c.skipWord("ماه")) {
      c.moveTo(behind);
    }
  }

  /** Moves over the name of the same month in another country: {@code كانون الثاني/يناير}. */
  private void skipSecondName(int month) {
    int behind = c.at();
    MonthNames first = names;
    c.skipSpaces();
    boolean bracket = c.skip("(");
    if (bracket || c.skip("/")) {
      c.skipSpaces();
      boolean same = ofOneOrTwoWords() == month && names == first;
      names = first;
      if (same && (!bracket || c.skip(")"))) {
        return;
      }
    }
    c.moveTo(behind);
  }
}
