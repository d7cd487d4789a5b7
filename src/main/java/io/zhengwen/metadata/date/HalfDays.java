package io.zhengwen.metadata.date;

import io.zhengwen.text.LowerCase;
import java.util.Map;

/** Words for the halves of a day, beside a time. Each method says whether it is the second half. */
final class HalfDays {
  private static final char FIRST_DEVANAGARI = 0x0900;

  /** Words before a time, in scripts from India to the east. */
  private static final Map<String, Boolean> BEFORE =
      Map.ofEntries(
          Map.entry("上午", false),
          Map.entry("早上", false),
          Map.entry("凌晨", false),
          Map.entry("中午", true),
          Map.entry("下午", true),
          Map.entry("晚上", true),
          Map.entry("오전", false),
          Map.entry("오후", true),
          Map.entry("午前", false),
          Map.entry("午後", true),
          Map.entry("सुबह", false),
          Map.entry("दोपहर", true),
          Map.entry("शाम", true),
          Map.entry("সকাল", false),
          Map.entry("দুপুর", true),
          Map.entry("বিকাল", true),
          Map.entry("বিকেল", true),
          Map.entry("সন্ধ্যা", true),
          Map.entry("காலை", false),
          Map.entry("மாலை", true));

  /** Words behind a time in other scripts than that of Arabic, in lower case. */
  private static final Map<String, Boolean> AFTER =
      Map.ofEntries(
          Map.entry("am", false),
          Map.entry("pm", true),
          Map.entry("πμ", false),
          Map.entry("μμ", true),
          Map.entry("sáng", false),
          Map.entry("chiều", true),
          Map.entry("tối", true),
          Map.entry("pagi", false),
          Map.entry("petang", true),
          Map.entry("sore", true),
          Map.entry("malam", true),
          Map.entry("पूर्वाह्न", false),
          Map.entry("अपराह्न", true),
          Map.entry("এএম", false),
          Map.entry("পিএম", true));

  /** Abbreviations with dots behind a time. */
  private static final Map<String, Boolean> DOTTED =
      Map.of(
          "a.m",
          false,
          "p.m",
          true,
          "a. m",
          false,
          "p. m",
          true,
          "a.\u00a0m",
          false,
          "p.\u00a0m",
          true,
          "π.μ",
          false,
          "μ.μ",
          true);

  private static final int LONGEST_AFTER = 9;

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
    if (c.peek() < FIRST_DEVANAGARI || Character.isDigit(c.peek())) {
      return null;
    }
    for (Map.Entry<String, Boolean> half : BEFORE.entrySet()) {
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
    for (Map.Entry<String, Boolean> half : DOTTED.entrySet()) {
      if (c.skipText(half.getKey())) {
        c.skip(".");
        return half.getValue();
      }
    }
    String word = LowerCase.of(c.word(LONGEST_AFTER));
    Boolean half = AFTER.get(word);
    if (half != null) {
      c.moveTo(c.at() + word.length());
    }
    return half;
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
