package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.Declarations;
import io.zhengwen.text.LowerCase;
import java.time.LocalDate;
import java.util.Optional;
import org.jsoup.nodes.Element;

/**
 * The day of publication in the data that a page's scripts hold: {@code
 * "publishedAt":"2026-11-21T08:30Z"}. A page with several such days has data of several texts, of
 * which none can be told to be its own.
 */
final class DataDate {
  /** The letters that all names of such dates have in common. */
  private static final String STEM = "ubli";

  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_VALUE = 40;

  /** More characters do not stand between a name and its value: quotes, escapes, a colon. */
  private static final int LONGEST_GAP = 12;

  private final DateText reader;
  private DateMatch found;

  private DataDate(DateText reader) {
    this.reader = reader;
  }

  /** The date of the only day that the data of a page name as that of publication. */
  static Optional<DateMatch> of(PageModel page, DateText reader) {
    DataDate date = new DataDate(reader);
    for (Element e : Declarations.of(page)) {
      boolean isData = e.nameIs("script") && Declarations.jsonLd(e).isEmpty();
      if (isData && !date.readsOneDay(Declarations.data(e))) {
        return Optional.empty();
      }
    }
    return Optional.ofNullable(date.found);
  }

  /** Reads a script; false if it names another day than what was read before. */
  private boolean readsOneDay(String script) {
    for (int at = script.indexOf(STEM); at >= 0; at = script.indexOf(STEM, at + STEM.length())) {
      int end = endOfName(script, at);
      if (isDate(script, at, end)) {
        Optional<DateMatch> date = value(script, end);
        if (date.isPresent() && found != null && !day(found).equals(day(date.get()))) {
          return false;
        }
        found = found == null ? date.orElse(null) : found;
      }
    }
    return true;
  }

  private static LocalDate day(DateMatch date) {
    return new PageDate(date.value()).firstDay();
  }

  /** Where a name ends; the place itself if it is too long for one. */
  private static int endOfName(String script, int from) {
    int end = from;
    while (end < script.length() && end - from <= LONGEST_NAME && isOfName(script.charAt(end))) {
      end++;
    }
    return end - from > LONGEST_NAME ? from : end;
  }

  private static boolean isOfName(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '-';
  }

  /** Whether the name around a stem is that of a date of publication. */
  private static boolean isDate(String script, int stem, int end) {
    char first = stem == 0 ? ' ' : script.charAt(stem - 1);
    if (end == stem || first != 'p' && first != 'P') {
      return false;
    }
    int start = stem - 1;
    while (start > 0 && stem - start <= LONGEST_NAME && isOfName(script.charAt(start - 1))) {
      start--;
    }
    String name = LowerCase.of(script.substring(start, end));
    return !name.contains("unpubl")
        && !name.contains("republ")
        && !name.contains("updat")
        && !name.contains("modif");
  }

  /** The date behind a name, as a string or as seconds or milliseconds since 1970. */
  private Optional<DateMatch> value(String script, int from) {
    int start = from;
    boolean assigned = false;
    while (start < script.length() && start - from <= LONGEST_GAP && isGap(script.charAt(start))) {
      assigned |= script.charAt(start) == ':' || script.charAt(start) == '=';
      start++;
    }
    if (!assigned || start == script.length() || !isDigit(script.charAt(start))) {
      return Optional.empty();
    }
    int end = start;
    while (end < script.length()
        && end - start <= LONGEST_VALUE
        && "\"'\\,;}]<".indexOf(script.charAt(end)) < 0) {
      end++;
    }
    return end - start > LONGEST_VALUE
        ? Optional.empty()
        : reader
            .stated(script.substring(start, end))
            .filter(date -> new PageDate(date.value()).hasDay());
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isGap(char c) {
    return c == '"' || c == '\'' || c == '\\' || c == ':' || c == '=' || Character.isWhitespace(c);
  }
}
