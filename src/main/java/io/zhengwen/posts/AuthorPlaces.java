package io.zhengwen.posts;

import io.zhengwen.metadata.author.Announcements;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the place of a short text in its record says of whether it is who wrote that. */
final class AuthorPlaces {
  private static final Pattern LABEL =
      Pattern.compile("(?:作者|楼主|樓主|层主|发[帖贴布]人|發[文表]者|回[复覆帖]人|投稿者|質問者|回答者|名前|글쓴이|작성자)\\s?[:：]?");

  /** The number of a post on its page or in its thread. */
  private static final Pattern NUMBER = Pattern.compile("[#(\\[]?\\d{1,6}[)\\].:]?\\s+");

  private static final int LONGEST_LABEL = 20;
  private static final int MOST_WORDS = 3;
  private static final int MOST_NODES = 4;

  /** Nodes between a name and a date, and the longest text that is no more than a date. */
  private static final int NEAR = 6;

  private static final int LONGEST_DATE = 60;

  private final Evidence evidence;
  private final Columns columns;
  private final PageModel page;

  /** The first visible text of each record; -1 if there is none. */
  private final int[] first;

  AuthorPlaces(Evidence evidence, Columns columns) {
    this.evidence = evidence;
    this.columns = columns;
    page = evidence.page;
    first = new int[columns.group.size()];
    Arrays.fill(first, -1);
    for (int i = page.size() - 1; i >= 0; i--) {
      if (columns.record[i] >= 0 && page.isText(i) && page.isVisible(i)) {
        first[columns.record[i]] = i;
      }
    }
  }

  /** Whether a text or an element begins its record with a few words. */
  boolean opens(int node, int record) {
    return first[record] >= node
        && first[record] < page.end(node)
        && page.measures().words(node, page.end(node)) <= MOST_WORDS;
  }

  /**
   * Whether a text is the first letter of the name that its element has in full as a tooltip, as
   * templates show it where a user has no picture.
   */
  boolean isInitialOf(int element, String text) {
    String full = page.attr(element, "title");
    return text.codePointCount(0, text.length()) == 1
        && full.length() > text.length()
        && full.startsWith(text);
  }

  /** Whether the text before a node on its line announces who wrote something. */
  boolean isAnnounced(int node) {
    for (int i = node - 1; i >= Math.max(0, node - MOST_NODES); i--) {
      if (page.isText(i)) {
        String text = page.textLength(i) <= LONGEST_LABEL ? page.text(i).strip() : "";
        return !text.isEmpty()
            && page.gapBefore(firstText(node)).compareTo(Gap.LINE) < 0
            && (LABEL.matcher(text).matches() || isAnnouncement(text));
      }
    }
    return false;
  }

  /** Whether a text announces a name, behind the number of the post or not: {@code (2) By}. */
  private static boolean isAnnouncement(String text) {
    return Announcements.isAlone(text) || isNumbered(text);
  }

  /** Whether a text announces a name behind the number of the post: {@code (2) By}. */
  static boolean isNumbered(String text) {
    Matcher number = NUMBER.matcher(text);
    return number.lookingAt() && Announcements.isAlone(text.substring(number.end()));
  }

  /** Whether the text behind another is short and shows a date. */
  boolean isBeforeDate(int text) {
    int next = text + 1;
    while (next < page.size() && next < text + NEAR && !page.isText(next)) {
      next++;
    }
    return next < page.size()
        && page.isText(next)
        && columns.record[next] == columns.record[text]
        && evidence.dates[next + 1] > evidence.dates[text + 1]
        && page.textLength(next) <= LONGEST_DATE;
  }

  /**
   * Whether a text or an element ends the line that a date stands in before it, as some weblogs
   * head comments: {@code # re: Moving 2005-11-07 09:30 amber}.
   */
  boolean isBehindDate(int node) {
    int before = node - 1;
    while (before > 0 && before > node - MOST_NODES && !page.isText(before)) {
      before--;
    }
    return before > 0
        && page.isText(before)
        && columns.record[before] == columns.record[node]
        && evidence.dates[before + 1] > evidence.dates[before]
        && endsWithDigit(page.text(before).stripTrailing())
        && page.gapBefore(firstText(node)).compareTo(Gap.LINE) < 0
        && endsLine(node);
  }

  private static boolean endsWithDigit(String text) {
    return !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
  }

  private boolean endsLine(int node) {
    int next = page.end(node);
    while (next < page.size() && !page.isText(next)) {
      next++;
    }
    return next == page.size() || page.gapBefore(next).compareTo(Gap.LINE) >= 0;
  }

  private int firstText(int node) {
    int text = node;
    while (!page.isText(text) && text + 1 < page.end(node)) {
      text++;
    }
    return text;
  }
}
