package io.zhengwen.metadata.author;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import java.time.YearMonth;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bylines whose date comes first: {@code Posted on 4 March 2026 by Ann Lee}. */
final class DatedBylines {
  private static final DateText DATES = new DateText("en");

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /** What may stand before the date: a verb of posting or none, prepositions and a weekday. */
  private static final Pattern BEFORE =
      Pattern.compile(
          "(?:(?:posted|published|written|submitted|veröffentlicht|erstellt|geschrieben|verfasst|publié|posté|écrit"
              + "|publicado|escrito|postado|enviado|pubblicato|scritto|inviato|geplaatst|gepubliceerd|geschreven)"
              + "[,:]?(?:\\s(?:on|am|le|el|em|il|op|den))?\\s*)?(?:\\p{L}{3,12}\\.?,?\\s*)?",
          FLAGS);

  /** What may stand between the date and the name. */
  private static final Pattern BETWEEN =
      Pattern.compile(
          "(?:\\s(?-i:\\p{Lu}{2,4}))?(?:\\s\\(\\p{L}{2,9}\\))?[\\s,:|·–—-]{1,4}(?:uhr\\s|(?:written|geschrieben)\\s)?(?:by|von|par|por|da|door)\\s(?=\\S)",
          FLAGS);

  private static final Pattern BY = Pattern.compile("\\s(?:by|von|par|por|da|door)\\s", FLAGS);

  private DatedBylines() {}

  /** Where the names begin in such a line; 0 if a text is none. */
  static int end(String text) {
    if (!BY.matcher(text).find()) {
      return 0;
    }
    List<DateMatch> dates = DATES.find(text);
    if (dates.size() != 1 || dates.get(0).value() instanceof YearMonth) {
      return 0;
    }
    DateMatch date = dates.get(0);
    Matcher between = BETWEEN.matcher(text).region(date.end(), text.length());
    return between.lookingAt() && BEFORE.matcher(text.substring(0, date.start()).strip()).matches()
        ? between.end()
        : 0;
  }
}
