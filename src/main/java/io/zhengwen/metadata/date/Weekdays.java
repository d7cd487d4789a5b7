package io.zhengwen.metadata.date;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.util.HashSet;
import java.util.Set;

/** The names of the days of the week in many languages, as they stand between a date and a time. */
final class Weekdays {
  private static final int LONGEST = 16;

  /** Chinese words for a week, which a numeral follows. */
  private static final String[] WEEK = {"星期", "禮拜", "礼拜", "週", "周"};

  private static final String CHINESE = "一二三四五六日天";
  private static final String JAPANESE = "月火水木金土日";

  /** Signs that are weekdays within brackets. */
  private static final String SIGNS = CHINESE + JAPANESE + "월화수목금토일";

  private static final Set<String> NAMES = new HashSet<>();

  static {
    for (String line : ResourceLines.of(Weekdays.class, "weekdays.txt")) {
      String[] columns = line.split("\t");
      for (int i = 1; i < columns.length; i++) {
        NAMES.add(key(columns[i]));
      }
    }
  }

  private Weekdays() {}

  private static String key(String name) {
    return MonthNames.isArabic(name.charAt(0))
        ? ArabicLetters.fold(name)
        : MonthNames.withoutMarks(LowerCase.of(name));
  }

  /** Whether a word is the name of a weekday, full or short. */
  static boolean isName(String word) {
    return NAMES.contains(key(word));
  }

  /**
   * Moves over a weekday, which may be in brackets; false, the cursor unmoved, if there is none.
   */
  static boolean skip(Cursor c) {
    if (Cursor.isDigit(c.peek())) {
      return false;
    }
    int start = c.at();
    boolean bracket = c.skip("([");
    boolean found = skipEastAsian(c) || bracket && c.skip(SIGNS) || skipName(c);
    if (found) {
      c.skip(".");
    }
    if (!found || bracket && !c.skip(")]")) {
      c.moveTo(start);
      return false;
    }
    return true;
  }

  private static boolean skipEastAsian(Cursor c) {
    int start = c.at();
    for (String week : WEEK) {
      if (c.skipText(week)) {
        if (c.skip(CHINESE)) {
          return true;
        }
        c.moveTo(start);
      }
    }
    if (c.skip(JAPANESE) && c.skip("曜")) {
      c.skip("日");
      return true;
    }
    c.moveTo(start);
    return false;
  }

  /** Moves over a name of one or two words. */
  private static boolean skipName(Cursor c) {
    String first = c.word(LONGEST);
    if (first.length() < 2 || first.length() > LONGEST) {
      return false;
    }
    int start = c.at();
    int behind = start + first.length();
    c.moveTo(behind);
    c.skipAll(" -\u00a0\u200c");
    String second = c.word(LONGEST);
    if (!second.isEmpty() && NAMES.contains(key(first + " " + second))) {
      c.moveTo(c.at() + second.length());
      return true;
    }
    boolean known = NAMES.contains(key(first));
    c.moveTo(known ? behind : start);
    return known;
  }
}
