package io.zhengwen.metadata.date;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAccessor;
import java.util.Map;

/**
 * The forms of dates with the signs for year, month and day, or with the name of an era, read at
 * one place of a text.
 */
final class EastAsianDateForms {
  private static final String NUMERALS = "〇一二三四五六七八九";

  /** What writers take for a zero among numerals, full-width letters and digits as ASCII. */
  private static final String ZEROS = "〇○◯零0Oo";

  /** Signs of numbers from ten on. */
  private static final String TENS = "十廿卅百";

  /** The years before the first of an era. */
  private static final Map<String, Integer> ERAS =
      Map.of("令和", 2018, "平成", 1988, "昭和", 1925, "民國", 1911, "民国", 1911);

  private static final int LONGEST_NUMERAL = 6;

  private static final String ERA_STARTS = "令平昭民";

  private final Cursor c;
  private final DateHabits habits;

  EastAsianDateForms(Cursor cursor, DateHabits habits) {
    c = cursor;
    this.habits = habits;
  }

  /** Whether a character is a Chinese numeral. */
  static boolean isNumeral(char c) {
    return c >= '○' && (c == '○' || c == '◯' || c == '零' || NUMERALS.indexOf(c) >= 0);
  }

  /** Whether the name of an era may begin with a character. */
  static boolean mayBeginEra(char c) {
    return c >= '令' && ERA_STARTS.indexOf(c) >= 0;
  }

  /** Whether the name of an era stands at a place of a text. */
  static boolean beginsEra(String text, int i) {
    return mayBeginEra(text.charAt(i))
        && i + 2 < text.length()
        && ERAS.containsKey(text.substring(i, i + 2));
  }

  /**
   * A date that begins with a year of the Republic of China in three digits; null if it is none.
   */
  TemporalAccessor afterMinguo(int ofEra) {
    int year = habits.fromMinguo(ofEra);
    c.skipSpaces();
    return year == 0 ? null : c.skip("年") ? afterYear(year) : inNumbers(year);
  }

  /** A date that begins with two digits of its year; null if it is none. */
  LocalDate afterShortYear(int twoDigits) {
    int ofEra = habits.fromMinguo(twoDigits);
    int year = ofEra > 0 ? ofEra : DateHabits.inCentury(twoDigits);
    c.skipSpaces();
    try {
      if (!c.skip("年년")) {
        return inNumbers(year);
      }
      return habits.hasShortYearWithSign() && afterYear(year) instanceof LocalDate day && isSigned()
          ? day
          : null;
    } catch (DateTimeException otherOrder) {
      return null;
    }
  }

  /** Whether the day behind the cursor has its sign, or a day of the week behind it. */
  private boolean isSigned() {
    return "日号號일)".indexOf(c.charAt(c.at() - 1)) >= 0;
  }

  /** Month and day behind the sign for a year. */
  TemporalAccessor afterYear(int year) {
    c.skipSpaces();
    skipOtherEra();
    int month = c.oneOrTwo();
    c.skipSpaces();
    if (month < 0 || !c.skip("月월")) {
      return null;
    }
    int behind = c.at();
    c.skipSpaces();
    int day = c.oneOrTwo();
    if (day < 0) {
      c.moveTo(behind);
      return YearMonth.of(year, month);
    }
    int afterDay = c.at();
    c.skipSpaces();
    if (!c.skip("日号號일")) {
      c.moveTo(afterDay);
    }
    int beforeWeekday = c.at();
    c.skipSpaces();
    if (c.skip("(")) {
      c.moveTo(c.at() + c.word(3).length());
      if (!c.skip(")")) {
        c.moveTo(beforeWeekday);
      }
    } else {
      c.moveTo(beforeWeekday);
    }
    return LocalDate.of(year, month, day);
  }

  /** Moves over the same year in another era: {@code 2026年（令和8年）11月21日}. */
  private void skipOtherEra() {
    int start = c.at();
    if (c.skip("(")) {
      c.skipAll("令和平成昭民國国元0123456789");
      if (!c.skip("年") || !c.skip(")")) {
        c.moveTo(start);
      }
      c.skipSpaces();
    }
  }

  /**
   * A date that begins with the name of an era: {@code 令和8年11月21日}, {@code 民國115.11.21}, {@code
   * 民國一百一十五年十一月二十一日}.
   */
  TemporalAccessor afterEra() {
    int start = c.at();
    for (Map.Entry<String, Integer> era : ERAS.entrySet()) {
      if (c.skipText(era.getKey())) {
        c.skipSpaces();
        int digits = c.digits();
        int year =
            c.skipText("元") ? 1 : digits == 0 ? numeral() : digits < 4 ? c.number(digits) : 0;
        c.skipSpaces();
        if (year > 0 && c.skip("年")) {
          return afterSign(era.getValue() + year);
        }
        LocalDate inNumbers = year > 0 && digits > 0 ? inNumbers(era.getValue() + year) : null;
        if (inNumbers != null) {
          return inNumbers;
        }
      }
    }
    c.moveTo(start);
    return null;
  }

  /** Month and day in numerals or numbers behind the sign for a year. */
  private TemporalAccessor afterSign(int year) {
    boolean numerals = isNumeral(c.peek()) || TENS.indexOf(c.peek()) >= 0;
    return numerals ? afterYearInNumerals(year) : afterYear(year);
  }

  /** Month and day in numbers with the same mark before each. */
  private LocalDate inNumbers(int year) {
    char mark = c.peek();
    if (!c.skip("-/.")) {
      return null;
    }
    c.skipSpaces();
    int month = c.oneOrTwo();
    c.skipSpaces();
    if (month < 0 || c.peek() != mark) {
      return null;
    }
    c.moveTo(c.at() + 1);
    c.skipSpaces();
    int day = c.oneOrTwo();
    boolean ends = c.peek() != mark || !Character.isDigit(c.charAt(c.at() + 1));
    return day > 0 && ends ? LocalDate.of(year, month, day) : null;
  }

  /** A date in Chinese numerals: {@code 二〇二六年十一月二十一日}. */
  TemporalAccessor inNumerals() {
    int year = 0;
    for (int i = 0; i < 4; i++) {
      if (!isNumeral(c.peek()) && (i == 0 || ZEROS.indexOf(c.peek()) < 0)) {
        return null;
      }
      year = 10 * year + valueOf(c.peek());
      c.moveTo(c.at() + 1);
    }
    return DateText.inRange(year) && c.skip("年") ? afterYearInNumerals(year) : null;
  }

  private TemporalAccessor afterYearInNumerals(int year) {
    int month = numeral();
    if (!c.skip("月")) {
      return null;
    }
    int behind = c.at();
    int day = numeral();
    if (day == 0 || !c.skip("日号號")) {
      c.moveTo(behind);
      return YearMonth.of(year, month);
    }
    return LocalDate.of(year, month, day);
  }

  private static int valueOf(char c) {
    return Math.max(0, NUMERALS.indexOf(c));
  }

  /** The number below 200 in numerals here, with or without the signs for tens; 0 if none is. */
  private int numeral() {
    int above = 0;
    int ones = 0;
    for (int i = 0; i < LONGEST_NUMERAL; i++) {
      char sign = c.peek();
      if (isNumeral(sign)) {
        ones = 10 * ones + valueOf(sign);
      } else if (sign == '百') {
        above = 100 * Math.max(1, ones);
        ones = 0;
      } else if (sign == '十') {
        above += 10 * Math.max(1, ones);
        ones = 0;
      } else if (sign == '廿' || sign == '卅') {
        above += sign == '廿' ? 20 : 30;
      } else {
        break;
      }
      c.moveTo(c.at() + 1);
    }
    return above + ones;
  }
}
