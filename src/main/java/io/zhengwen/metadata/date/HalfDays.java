package io.zhengwen.metadata.date;

import java.util.Locale;
import java.util.Map;

/** Words for the halves of a day, beside a time. Each method says whether it is the second half. */
final class HalfDays {
  private static final char FIRST_CJK = 0x4E00;

  private static final Map<String, Boolean> CJK =
      Map.of(
          "上午", false, "早上", false, "凌晨", false, "中午", true, "下午", true, "晚上", true, "오전", false,
          "오후", true, "午前", false, "午後", true);

  /** Before another word, it begins the name of a newspaper: {@code عصر ایران}. */
  private static final String AFTERNOON = "عصر";

  /** In Arabic and Persian, folded, without what is between words. */
  private static final Map<String, Boolean> ARABIC =
      Map.of(
          "ص",
          false,
          "صباحا",
          false,
          "ق.ظ",
          false,
          "صبح",
          false,
          "م",
          true,
          "مساء",
          true,
          "ب.ظ",
          true,
          "بعدازظهر",
          true,
          "بعدالظهر",
          true,
          AFTERNOON,
          true);

  private static final char NON_JOINER = '\u200C';
  private static final char TATWEEL = '\u0640';

  private HalfDays() {}

  /** The half before a time, the cursor behind it; null if there is none. */
  static Boolean before(Cursor c) {
    if (c.peek() < FIRST_CJK) {
      return null;
    }
    for (Map.Entry<String, Boolean> half : CJK.entrySet()) {
      if (c.skipText(half.getKey())) {
        c.skipSpaces();
        return half.getValue();
      }
    }
    return null;
  }

  /** The half after a time, the cursor behind it; null and the cursor unmoved if there is none. */
  static Boolean after(Cursor c) {
    if (MonthNames.isArabic(c.peek())) {
      return arabic(c);
    }
    for (String form : new String[] {"a.m.", "p.m.", "a.m", "p.m"}) {
      if (c.skipText(form)) {
        return form.charAt(0) == 'p';
      }
    }
    String word = c.word(2).toLowerCase(Locale.ROOT);
    if (word.equals("am") || word.equals("pm")) {
      c.moveTo(c.at() + 2);
      return word.equals("pm");
    }
    return null;
  }

  private static Boolean arabic(Cursor c) {
    for (Map.Entry<String, Boolean> half : ARABIC.entrySet()) {
      int end = endOf(half.getKey(), c);
      if (end > 0 && !(half.getKey().equals(AFTERNOON) && isBeforeWord(c, end))) {
        c.moveTo(end);
        return half.getValue();
      }
    }
    return null;
  }

  /** Where a word or phrase that stands here ends; -1 if it does not. */
  private static int endOf(String phrase, Cursor c) {
    int at = c.at();
    for (int i = 0; i < phrase.length(); i++) {
      while (i > 0 && isBetween(c.charAt(at)) || isMark(c.charAt(at))) {
        at++;
      }
      if (ArabicLetters.fold(c.charAt(at)) != phrase.charAt(i)) {
        return -1;
      }
      at++;
    }
    while (isMark(c.charAt(at))) {
      at++;
    }
    boolean ends =
        !Cursor.isLetter(c.charAt(at))
            && !(c.charAt(at) == '.' && Cursor.isLetter(c.charAt(at + 1)));
    return ends ? at : -1;
  }

  private static boolean isBetween(char c) {
    return c == NON_JOINER || Cursor.isSpace(c);
  }

  private static boolean isMark(char c) {
    return c == TATWEEL || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private static boolean isBeforeWord(Cursor c, int end) {
    int at = end;
    while (Cursor.isSpace(c.charAt(at))) {
      at++;
    }
    return Cursor.isLetter(c.charAt(at));
  }
}
