package io.zhengwen.metadata.author;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.text.ScreenedPattern;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates beside the names of authors, with weekdays and prepositions before them. */
public final class DateEndings {
  private static final DateText DATES = new DateText("en");

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  private static final String BEFORE_DATE = AuthorWords.anyOf(AuthorWords.BEFORE_DATE);
  private static final String WEEKDAY = AuthorWords.anyOf(AuthorWords.WEEKDAY);
  private static final String ANY_WEEKDAY =
      AuthorWords.anyOf(AuthorWords.WEEKDAY, AuthorWords.SHORT_WEEKDAY);

  /**
   * What stands between a name and a date. A weekday without a preposition may be a name, such as
   * {@code Domingo}, unless a comma or small letters tell it from one.
   */
  private static final Pattern BEFORE =
      Pattern.compile(
          "(?:\\s"
              + (BEFORE_DATE + "(?:\\s" + ANY_WEEKDAY + "\\.?)?")
              + ("|,\\s*" + WEEKDAY)
              + ("|\\s(?-iu:" + WEEKDAY + "))$"),
          FLAGS);

  /** A preposition and a weekday, whose date stands elsewhere. */
  private static final ScreenedPattern ALONE =
      new ScreenedPattern(Pattern.compile("\\s" + BEFORE_DATE + "\\s" + WEEKDAY + "[.,]?$", FLAGS));

  /** The label of a date behind a name: {@code Ann Lee Avaldatud:}. */
  private static final Pattern LABEL = Pattern.compile("(?<=\\p{L}[ |]{1,3})\\p{L}+:\\s*$");

  private DateEndings() {}

  /** A text right before a date without the preposition at its end: {@code Ann Lee at}. */
  public static String before(String text) {
    return BEFORE.matcher(" " + text).replaceFirst("").strip();
  }

  /** What stands before the first date, or after it if nothing does. */
  static String without(String text) {
    List<DateMatch> dates =
        text.chars().anyMatch(Character::isDigit) ? DATES.find(text) : List.of();
    if (dates.isEmpty()) {
      Matcher alone = ALONE.first(text);
      return alone == null ? text : alone.replaceFirst("");
    }
    DateMatch first = dates.get(0);
    String before =
        AuthorNames.trim(LABEL.matcher(text.substring(0, first.start())).replaceFirst(""));
    boolean words = before.codePoints().filter(Character::isLetter).count() > 3;
    return words
        ? BEFORE.matcher(before).replaceFirst("")
        : AuthorNames.trim(text.substring(first.end()));
  }
}
