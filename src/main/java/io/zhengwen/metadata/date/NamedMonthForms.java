package io.zhengwen.metadata.date;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAccessor;

/**
 * The forms of dates with the name of a month, read at one place of a text. Methods return null
 * where no such date stands.
 */
final class NamedMonthForms {
  private final Cursor c;
  private final MonthReader months;
  private final YearReader years;
  private final HijriDates hijri;

  NamedMonthForms(Cursor cursor, String language, YearReader years, HijriDates hijri) {
    c = cursor;
    this.years = years;
    this.hijri = hijri;
    months = new MonthReader(cursor, language);
  }

  /**
   * Behind a year: the name of the month and the day, as in Hungarian and Lithuanian, or the day
   * before the month, as in Latvian, Uzbek and Kazakh.
   */
  TemporalAccessor afterYear(int year) {
    c.skipAll(" .,\u00a0");
    if (c.skipWord("m", "ko", "gada", "yil", "жылы", "жылғы")) {
      c.skipAll(" .,\u00a0");
      if (Cursor.isDigit(c.peek())) {
        int first = c.oneOrTwo();
        c.skipAll(" .\u00a0-");
        int named = months.read();
        return first < 0 || named == 0 ? null : ofName(year, named, first);
      }
    }
    int month = months.read();
    if (month == 0) {
      return null;
    }
    c.skipAll(" .,\u00a0-");
    int day = c.oneOrTwo();
    return day < 0 ? null : ofName(year, month, day);
  }

  /** Behind a day: the name of the month and the year. */
  TemporalAccessor afterDay(int day) {
    if (day < 1 || day > 31) {
      return null;
    }
    c.skipWord("st", "nd", "rd", "th", "er", "e", "ος", "го", "º", "ª");
    c.skip("°");
    c.skipAll(" .,-–/\u00a0\u202f");
    int vietnamese = VietnameseMonths.read(c);
    if (vietnamese > 0) {
      return afterVietnamese(vietnamese, day);
    }
    int roman = RomanMonths.read(c);
    if (roman > 0) {
      return yearOf(roman, day);
    }
    if (c.skipWord("de", "of", "di", "d", "ta", "a", "من")) {
      c.skipAll(" '’\u00a0");
    }
    int month = months.read();
    if (month == 0) {
      return null;
    }
    c.skipAll(" .,،-–/'’\u00a0\u202f");
    if (c.skipWord("de", "del", "of", "dʼ", "سال", "عام")) {
      c.skipAll(" \u00a0");
    }
    years.skipEra();
    return yearOf(month, day);
  }

  private TemporalAccessor afterVietnamese(int month, int day) {
    c.skipAll(" ,-/\u00a0");
    if (c.skipText("năm ")) {
      c.skipSpaces();
    }
    return yearOf(month, day);
  }

  private TemporalAccessor yearOf(int month, int day) {
    int digits = c.digits();
    if (digits == 4) {
      int year = years.ofFour();
      return c.continuesNumber('-') ? null : ofName(year, month, day);
    }
    return ofName(digits == 2 ? years.ofTwoBehindName() : 0, month, day);
  }

  /** The name of the month, then the day and the year, or the year alone. */
  TemporalAccessor monthFirst() {
    int month = VietnameseMonths.read(c);
    if (month == 0) {
      month = months.read();
    }
    if (month == 0) {
      return null;
    }
    c.skipAll(" .,،-/\u00a0\u202f");
    if (c.skipWord("de", "del", "of")) {
      c.skipAll(" \u00a0");
    }
    years.skipEra();
    int digits = c.digits();
    if (digits == 4) {
      int year = years.ofFour();
      boolean known = DateText.inRange(year) && !c.continuesNumber('-');
      return known && months.names() == MonthNames.GREGORIAN ? YearMonth.of(year, month) : null;
    }
    int day = digits == 1 || digits == 2 ? c.number(digits) : -1;
    if (day < 1) {
      return null;
    }
    c.skipWord("st", "nd", "rd", "th");
    int afterDay = c.at();
    c.skipAll(" .,،-–/'’\u00a0\u202f");
    if (Weekdays.skip(c)) {
      c.skipAll(" .,\u00a0");
    }
    TemporalAccessor date = yearOf(month, day);
    return date == null ? yearAfterTime(month, day, afterDay) : date;
  }

  /** The form of Unix: {@code Sat Nov 21 08:30:00 CET 2026}. */
  private TemporalAccessor yearAfterTime(int month, int day, int from) {
    c.moveTo(from);
    TimeReader.Time time = TimeReader.after(c);
    if (time == null) {
      return null;
    }
    c.skipSpaces();
    if (time.offset() == null) {
      c.moveTo(c.at() + c.word(5).length());
      c.skipSpaces();
    }
    int digits = c.digits();
    int year = digits == 4 ? years.ofFour() : 0;
    LocalDate date = ofName(year, month, day);
    return date == null ? null : time.on(date);
  }

  private LocalDate ofName(int year, int month, int day) {
    MonthNames calendar = months.names();
    if (DateText.inRange(year)) {
      return calendar == MonthNames.GREGORIAN ? LocalDate.of(year, month, day) : null;
    }
    return HijriDates.isYear(year) ? hijri.named(calendar, year, month, day) : null;
  }
}
