package io.zhengwen.metadata.date;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.TemporalAccessor;
import java.util.Map;

/** The forms of dates with the signs for year, month and day, read at one place of a text. */
final class EastAsianDateForms {
  private static final String NUMERALS = "〇一二三四五六七八九";

  /** The years before the first of an era. */
  private static final Map<String, Integer> ERAS =
      Map.of("令和", 2018, "平成", 1988, "昭和", 1925, "民國", 1911, "民国", 1911);

  private static final String ERA_STARTS = "令平昭民";

  private final Cursor c;

  EastAsianDateForms(Cursor cursor) {
    c = cursor;
  }

  /** Whether a character is a Chinese numeral. */
  static boolean isNumeral(char c) {
    return c >= '○' && (c == '○' || c == '零' || NUMERALS.indexOf(c) >= 0);
  }

  /** Whether the name of an era may begin with a character. */
  static boolean mayBeginEra(char c) {
    return ERA_STARTS.indexOf(c) >= 0;
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

  /** A date that begins with the name of an era: {@code 令和8年11月21日}. */
  TemporalAccessor afterEra() {
    int start = c.at();
    for (Map.Entry<String, Integer> era : ERAS.entrySet()) {
      if (c.skipText(era.getKey())) {
        c.skipSpaces();
        int digits = c.digits();
        int year = c.skipText("元") ? 1 : digits > 0 && digits < 4 ? c.number(digits) : -1;
        c.skipSpaces();
        if (year > 0 && c.skip("年")) {
          return afterYear(era.getValue() + year);
        }
      }
    }
    c.moveTo(start);
    return null;
  }

  /** A date in Chinese numerals: {@code 二〇二六年十一月二十一日}. */
  TemporalAccessor inNumerals() {
    int year = 0;
    for (int i = 0; i < 4; i++) {
      if (!isNumeral(c.peek())) {
        return null;
      }
      year = 10 * year + numeral(c.peek());
      c.moveTo(c.at() + 1);
    }
    if (!DateText.inRange(year) || !c.skip("年")) {
      return null;
    }
    int month = smallChinese();
    if (!c.skip("月")) {
      return null;
    }
    int behind = c.at();
    int day = smallChinese();
    if (day == 0 || !c.skip("日号")) {
      c.moveTo(behind);
      return YearMonth.of(year, month);
    }
    return LocalDate.of(year, month, day);
  }

  private static int numeral(char c) {
    return Math.max(0, NUMERALS.indexOf(c));
  }

  private int smallChinese() {
    int tens = 0;
    int ones = 0;
    for (int i = 0; i < 3; i++) {
      if (c.skip("十")) {
        tens = Math.max(1, ones);
        ones = 0;
      } else if (isNumeral(c.peek())) {
        ones = numeral(c.peek());
        c.moveTo(c.at() + 1);
      }
    }
    return 10 * tens + ones;
  }
}
