package io.zhengwen.metadata.title;

import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Optional;

/**
 * Tells whether a date stands right below the only {@code h1} of a page, which then heads an
 * article: unless it is a link to another page, as the name of a site is.
 */
public final class DatedHeading {
  /**
   * How far below a heading its date may stand, with a standfirst and a byline between, in
   * characters.
   */
  private static final int NEAR = 400;

  /** A longer text is prose, whose dates are others. */
  private static final int LONGEST_LINE = 80;

  private static final DateText DATES = new DateText("en");

  private DatedHeading() {}

  /** Whether a page has such a heading. */
  public static boolean isIn(PageHead head) {
    PageModel page = head.page();
    int only = -1;
    for (int heading : head.headings()) {
      if (page.tag(heading).equals("h1")) {
        if (only >= 0) {
          return false;
        }
        only = heading;
      }
    }
    return only >= 0 && !leadsAway(head, only) && isDated(page, page.end(only));
  }

  private static boolean leadsAway(PageHead head, int heading) {
    PageModel page = head.page();
    for (int i = heading; i < page.end(heading); i++) {
      String href = page.tag(i).equals("a") ? page.attr(i, "href") : "";
      if (!href.isEmpty() && href.charAt(0) != '#' && !isOwn(head, href)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOwn(PageHead head, String href) {
    Optional<String> own = head.location().map(WebAddress::path);
    return own.isPresent()
        && head.page()
            .addresses()
            .absolute(href)
            .flatMap(WebAddress::of)
            .map(WebAddress::path)
            .equals(own);
  }

  private static boolean isDated(PageModel page, int from) {
    for (int i = from; i < page.size() && page.measures().chars(from, i) <= NEAR; i++) {
      if (page.isText(i)
          && page.textLength(i) <= LONGEST_LINE
          && page.hasDigit(i)
          && !DATES.find(page.text(i)).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
