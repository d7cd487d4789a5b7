package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.text.WebAddress;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether records are the topics or boards that a forum lists, not the posts of a thread. Most of
 * them begin with a link to a page of their own on the same site, and show a number by itself
 * behind it, such as that of replies.
 */
final class TopicList {
  private static final double MOST = .5;

  /** Words of a mark before the title, such as {@code Sticky:} or {@code [solved]}. */
  private static final int LONGEST_MARK = 3;

  /** What stands between the digits of a number. */
  private static final String SEPARATORS = " .,'\u00a0\u202f";

  private final Evidence evidence;
  private final Columns columns;
  private final PageModel page;
  private final LinksAway away;

  TopicList(Evidence evidence, Columns columns) {
    this.evidence = evidence;
    this.columns = columns;
    page = evidence.page;
    away = new LinksAway(page.url());
  }

  /** Whether most records are topics or boards. */
  boolean hasTopics() {
    int records = columns.group.size();
    Set<String> addresses = new HashSet<>();
    Set<String> titles = new HashSet<>();
    int counting = 0;
    for (int r = 0; r < records; r++) {
      int title = title(r);
      if (title >= 0) {
        addresses.add(page.attr(link(title), "href"));
        titles.add(page.text(title));
      }
      counting += title >= 0 && showsNumber(title, r) ? 1 : 0;
    }
    return Math.min(counting, Math.min(addresses.size(), titles.size())) > MOST * records;
  }

  /** The first text of a link to another page, if next to nothing stands before it; else -1. */
  private int title(int r) {
    int before = 0;
    for (int i = columns.group.start(r); i < columns.group.end(r); i++) {
      if (columns.record[i] != r || !page.isText(i) || !page.hasWord(i) || isNumber(i)) {
        continue;
      }
      int link = page.inLink(i) ? link(i) : -1;
      if (link >= 0 && leadsAway(page.attr(link, "href"))) {
        return isUserOrDate(i) ? -1 : i;
      }
      before += page.measures().words(i, i + 1);
      if (before > LONGEST_MARK) {
        return -1;
      }
    }
    return -1;
  }

  private boolean leadsAway(String href) {
    return away.leads(href)
        && page.addresses()
            .absolute(href)
            .flatMap(WebAddress::of)
            .map(WebAddress::hostWithoutWww)
            .equals(WebAddress.of(page.url()).map(WebAddress::hostWithoutWww));
  }

  private boolean showsNumber(int from, int r) {
    for (int i = from; i < columns.group.end(r); i++) {
      if (columns.record[i] == r && page.isText(i) && isNumber(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUserOrDate(int text) {
    int around = page.parent(text);
    boolean named = false;
    for (int at = around; at > 0 && columns.record[at] >= 0 && !named; at = page.parent(at)) {
      named = (evidence.names[at] & (PartNames.NICKNAME | PartNames.AUTHOR)) != 0;
    }
    return named || evidence.dates[text + 1] > evidence.dates[text];
  }

  private int link(int text) {
    int at = page.parent(text);
    while (at > 0 && !page.tag(at).equals("a")) {
      at = page.parent(at);
    }
    return at;
  }

  /** Whether a text is a number and nothing else, such as {@code 1,052}. */
  private boolean isNumber(int text) {
    boolean digits = false;
    for (int k = 0; k < page.textLength(text); k++) {
      char c = page.charAt(text, k);
      digits |= Character.isDigit(c);
      if (!Character.isDigit(c) && SEPARATORS.indexOf(c) < 0) {
        return false;
      }
    }
    return digits;
  }
}
