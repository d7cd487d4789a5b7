package io.zhengwen.metadata.date;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAccessor;

/** The forms of dates, read at one place of a text. */
final class DateForms {
  private final Cursor c;
  private final DateHabits habits;
  private final String language;
  private final MonthReader months;
  private final YearReader years;
  private HijriDates hijri;
  private DayOrder order = DayOrder.CLEAR;

  DateForms(Cursor cursor, DateHabits habits) {
    this.c = cursor;
    this.habits = habits;
    language = habits.language();
    months = new MonthReader(cursor, language);
    years = new YearReader(cursor, language);
  }

  /** What the date says of which comes first, the day or the month. */
  DayOrder order() {
    return order;
  }

  /** Whether the date is of the lunar Hijri calendar. */
  boolean isLunar() {
    return hijri != null && hijri.isLunar();
  }

  /** The date here, the cursor behind it; null if there is none. */
  TemporalAccessor read() {
    try {
      char first = c.peek();
      if (EastAsianDateForms.isNumeral(first)) {
        return eastAsian().inNumerals();
      }
      if (!Cursor.isDigit(first)) {
        TemporalAccessor ofEra =
            EastAsianDateForms.mayBeginEra(first) ? eastAsian().afterEra() : null;
        return ofEra == null ? monthName() : ofEra;
      }
      int digits = c.digits();
      if (digits == 4) {
        int year = years.ofFour();
        return isYear(year) ? afterYear(first, year) : null;
      }
      if (digits == 3) {
        return eastAsian().afterMinguo(c.number(3));
      }
      return digits == 2 ? twoDigits(c.number(2)) : digits == 1 ? dayOrMonth(c.number(1)) : null;
    } catch (DateTimeException notADate) {
      return null;
    }
  }

  private EastAsianDateForms eastAsian() {
    return new EastAsianDateForms(c, habits);
  }

  private static boolean isYear(int year) {
    return DateText.inRange(year) || HijriDates.isYear(year);
  }

  private TemporalAccessor afterYear(char digit, int year) {
    int behind = c.at();
    c.skipSpaces();
    if (DateText.inRange(year) && c.skip("年년")) {
      return eastAsian().afterYear(year);
    }
    String mark = "-/.–|·";
    char separator = c.peek();
    if (separator != 0 && mark.indexOf(separator) >= 0) {
      c.moveTo(c.at() + 1);
      c.skipSpaces();
      int month = c.oneOrTwo();
      if (month < 0) {
        return namedAfterYear(year);
      }
      c.skipSpaces();
      if (c.peek() != separator) {
        return null;
      }
      c.moveTo(c.at() + 1);
      c.skipSpaces();
      int day = c.oneOrTwo();
      return day < 0 || continues(separator) ? null : ofNumbers(digit, year, month, day);
    }
    c.moveTo(behind);
    return namedAfterYear(year);
  }

  /**
   * Year, name of the month, day, as in Hungarian and Lithuanian, or the day before the month, as
   * in Latvian, Uzbek and Kazakh.
   */
  private TemporalAccessor namedAfterYear(int year) {
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

  /** A date that begins with a day, a month or, where that is the habit, a short year. */
  private TemporalAccessor twoDigits(int first) {
    int behind = c.at();
    LocalDate date = habits.shortYearFirst() ? eastAsian().afterShortYear(first) : null;
    if (date == null) {
      c.moveTo(behind);
    }
    return date == null ? dayOrMonth(first) : date;
  }

  private TemporalAccessor dayOrMonth(int first) {
    int behind = c.at();
    char separator = c.peek();
    if (isMark(separator) || Cursor.isSpace(separator)) {
      c.skipSpaces();
      char mark = c.peek();
      if (isMark(mark)) {
        c.moveTo(c.at() + 1);
        c.skipSpaces();
        int second = c.oneOrTwo();
        if (second >= 0) {
          return numeric(first, second, mark);
        }
      }
    }
    c.moveTo(behind);
    return dayThenName(first);
  }

  private static boolean isMark(char c) {
    return switch (c) {
      case '.', '/', '-', '|', '·' -> true;
      default -> false;
    };
  }

  /** Two numbers and a year with the same mark between them. */
  private TemporalAccessor numeric(int first, int second, char mark) {
    c.skipSpaces();
    if (c.peek() != mark) {
      return null;
    }
    c.moveTo(c.at() + 1);
    c.skipSpaces();
    char digit = c.peek();
    int digits = c.digits();
    boolean usual = mark != '|' && mark != '·';
    int year = digits == 4 ? years.ofFour() : digits == 2 && usual ? years.ofTwo() : 0;
    if (!isYear(year) || continues(mark)) {
      return null;
    }
    if (HijriDates.isYear(year)) {
      return ofNumbers(digit, year, second, first);
    }
    if (mark == '.') {
      return LocalDate.of(year, second, first);
    }
    order = DayOrder.of(first, second);
    boolean monthLeads =
        order == DayOrder.MONTH_FIRST || order == DayOrder.EITHER && habits.monthFirst();
    return monthLeads ? LocalDate.of(year, first, second) : LocalDate.of(year, second, first);
  }

  private LocalDate ofNumbers(char digit, int year, int month, int day) {
    return HijriDates.isYear(year)
        ? hijri().numeric(digit, year, month, day)
        : LocalDate.of(year, month, day);
  }

  /** Hardly ever needed. */
  private HijriDates hijri() {
    if (hijri == null) {
      hijri = new HijriDates(c, language);
    }
    return hijri;
  }

  private LocalDate ofName(int year, int month, int day) {
    MonthNames calendar = months.names();
    if (DateText.inRange(year)) {
      return calendar == MonthNames.GREGORIAN ? LocalDate.of(year, month, day) : null;
    }
    return HijriDates.isYear(year) ? hijri().named(calendar, year, month, day) : null;
  }

  /** Whether a number goes on with another part, so that it is no date. */
  private boolean continues(char mark) {
    return Cursor.isDigit(c.peek()) || c.peek() == mark && Cursor.isDigit(c.charAt(c.at() + 1));
  }

  private TemporalAccessor dayThenName(int day) {
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
      return continues('-') ? null : ofName(year, month, day);
    }
    return ofName(digits == 2 ? years.ofTwoBehindName() : 0, month, day);
  }

  private TemporalAccessor monthName() {
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
      boolean known = DateText.inRange(year) && !continues('-');
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
}
