package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.Declarations;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The date that a script of a page assigns to an element made for the date of publication, which is
 * empty until scripts run: {@code <em id="publish_time"></em>} and {@code var ct = "1795593000"},
 * as in articles of WeChat. Moments in seconds are given by the clock of East Asia on pages in its
 * languages, and else by Coordinated Universal Time.
 */
public final class ScriptedDate {
  private static final int LONGEST_SCRIPT = 1_000_000;

  /** The bit that tells small letters of ASCII from capitals. */
  private static final int CASE = 0x20;

  private static final Pattern ASSIGNED =
      Pattern.compile(
          "\\b(?:ct|pub(?:lish(?:ed)?)?_?(?:time|date|at)|(?:ori_?)?created?_?(?:time|date|at)|"
              + "post_?(?:time|date))[\"']?\\s{0,5}[:=]\\s{0,5}[\"']?"
              + "(?:(?<date>\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2})?)?)"
              + "|(?<seconds>1\\d{9})(?:\\d{3})?(?!\\d))",
          Pattern.CASE_INSENSITIVE);

  private final PageHead head;
  private final PageModel page;
  private final String language;

  private ScriptedDate(PageHead head, String language) {
    this.head = head;
    this.language = language;
    page = head.page();
  }

  /**
   * Reads the date, as it is written rather than in seconds.
   *
   * @param language the page's, as a tag; empty if it is unknown
   */
  public static Optional<MetadataValue<PageDate>> of(PageHead head, String language) {
    ScriptedDate date = new ScriptedDate(head, language);
    return date.isAwaited() ? date.assigned() : Optional.empty();
  }

  /** Whether an element named after publication has no text. */
  private boolean isAwaited() {
    for (int i = 1; i < page.size(); i++) {
      if (!page.isText(i)
          && page.measures().chars(i) == 0
          && (head.names().flags(i) & ElementNames.PUBLISHED) != 0) {
        return true;
      }
    }
    return false;
  }

  private Optional<MetadataValue<PageDate>> assigned() {
    PageDate moment = null;
    for (String script : scripts()) {
      Matcher found = ASSIGNED.matcher(script).useTransparentBounds(true).useAnchoringBounds(false);
      for (int from = 0; find(found, script, from); from = found.end()) {
        if (found.group("date") != null) {
          Optional<PageDate> written =
              PageDates.reader(head)
                  .stated(found.group("date"))
                  .map(match -> new PageDate(match.value()));
          if (written.isPresent()) {
            return written.map(ScriptedDate::value);
          }
        } else if (moment == null) {
          Instant instant = Instant.ofEpochSecond(Long.parseLong(found.group("seconds")));
          moment = new PageDate(instant.atOffset(offset()));
        }
      }
    }
    return Optional.ofNullable(moment).map(ScriptedDate::value);
  }

  /** Finds the next assignment in a script; tries only where a name may begin. */
  private static boolean find(Matcher assigned, String script, int from) {
    for (int at = nextName(script, from); at >= 0; at = nextName(script, at + 1)) {
      if (assigned.region(at, script.length()).lookingAt()) {
        return true;
      }
    }
    return false;
  }

  /** Where the next word begins that may be the name of a date; -1 if there is none. */
  private static int nextName(String script, int from) {
    for (int i = from; i + 1 < script.length(); i++) {
      if (mayBeginName(script.charAt(i), script.charAt(i + 1))
          && (i == 0 || !isOfName(script.charAt(i - 1)))) {
        return i;
      }
    }
    return -1;
  }

  /** Whether {@link #ASSIGNED} may begin with two characters, in any case. */
  private static boolean mayBeginName(char first, char second) {
    int next = second | CASE;
    return switch (first | CASE) {
      case 'c' -> next == 't' || next == 'r';
      case 'p' -> next == 'u' || next == 'o';
      case 'o' -> next == 'r';
      default -> false;
    };
  }

  private static boolean isOfName(char c) {
    int lower = c | CASE;
    return lower >= 'a' && lower <= 'z' || c >= '0' && c <= '9' || c == '_';
  }

  private static MetadataValue<PageDate> value(PageDate date) {
    return new MetadataValue<>(date, MetadataSource.INLINE_SCRIPT, DateFinder.OUR_ESTIMATE);
  }

  private List<String> scripts() {
    List<String> scripts = new ArrayList<>();
    for (Element e : Declarations.of(page)) {
      if (e.nameIs("script") && !e.hasAttr("src")) {
        String script = Declarations.data(e);
        if (script.length() <= LONGEST_SCRIPT) {
          scripts.add(script);
        }
      }
    }
    return scripts;
  }

  private ZoneOffset offset() {
    return switch (language.split("-")[0]) {
      case "zh" -> ZoneOffset.ofHours(8);
      case "ja", "ko" -> ZoneOffset.ofHours(9);
      default -> ZoneOffset.UTC;
    };
  }
}
