package io.zhengwen.metadata.date;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;

/**
 * The forms of dates, read at one place of a text: those in numbers alone here, the others by
 * {@link NamedMonthForms} and {@link EastAsianDateForms}.
 */
final class DateForms {
  private final Cursor c;
  private final DateHabits habits;
  private final YearReader years;
  private final HijriDates hijri;
  private final NamedMonthForms named;
  private DayOrder order = DayOrder.CLEAR;

  DateForms(Cursor cursor, DateHabits habits) {
    this.c = cursor;
    this.habits = habits;
    years = new YearReader(cursor, habits.language());
    hijri = new HijriDates(cursor, habits.language());
    named = new NamedMonthForms(cursor, habits.language(), years, hijri);
  }

  /** What the date says of which comes first, the day or the month. */
  DayOrder order() {
    return order;
  }

  /** Whether the date is of the lunar Hijri calendar. */
  boolean isLunar() {
    return hijri.isLunar();
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
        return ofEra == null ? named.monthFirst() : ofEra;
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
        return named.afterYear(year);
      }
      c.skipSpaces();
      if (c.peek() != separator) {
        return null;
      }
      c.moveTo(c.at() + 1);
      c.skipSpaces();
      int day = c.oneOrTwo();
      return day < 0 || c.continuesNumber(separator) ? null : ofNumbers(digit, year, month, day);
    }
    c.moveTo(behind);
    return named.afterYear(year);
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
    return named.afterDay(first);
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
    if (!isYear(year) || c.continuesNumber(mark)) {
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
        ? hijri.numeric(digit, year, month, day)
        : LocalDate.of(year, month, day);
  }
}
