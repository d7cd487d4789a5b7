package io.zhengwen.metadata.date;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a date that another date has otherwise: the month, the day of the week, the half of
 * the day. Chinese, Japanese and Korean words for year, month and day are the same in all.
 */
public final class DateMask {
  /** In longer texts dates are not looked for. */
  private static final int LONGEST = 80;

  private static final DateText DATES = new DateText("");

  private static final String LETTERS = "(?![\\p{IsHan}\\p{IsHangul}])[\\p{L}\\p{M}]";
  private static final String BEGIN = "(?<![\\p{L}\\p{M}])";
  private static final String END = "(?![\\p{L}\\p{M}])\\.?";

  /** A word, the ending of an ordinal number, or the half of a day, with its dot. */
  private static final Pattern WORD =
      Pattern.compile(
          "(?i)"
              + BEGIN
              + "(?:[ap]\\.?m|"
              + LETTERS
              + "{3,})"
              + END
              + "|(?<=\\d)"
              + LETTERS
              + "{2,}"
              + END);

  private static final Pattern LAST_WORD =
      Pattern.compile(BEGIN + "([\\p{L}\\p{M}]{2,})\\.?(?=,?\\s*$)");

  private DateMask() {}

  /** A text in which a character stands for each such word. */
  public static String masked(String text, char mark) {
    if (text.length() > LONGEST || text.chars().noneMatch(Character::isDigit)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int end = 0;
    for (DateMatch date : DATES.find(text)) {
      out.append(withoutWeekday(text.substring(end, date.start()), mark));
      end = date.end();
      out.append(WORD.matcher(text.substring(date.start(), end)).replaceAll(String.valueOf(mark)));
    }
    return out.append(text, end, text.length()).toString();
  }

  private static String withoutWeekday(String before, char mark) {
    return LAST_WORD
        .matcher(before)
        .replaceAll(
            word ->
                Weekdays.isName(word.group(1))
                    ? String.valueOf(mark)
                    : Matcher.quoteReplacement(word.group()));
  }
}
