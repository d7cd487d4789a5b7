package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the elements around a date say of it by their names, classes and ids. */
final class DateSurroundings {
  private static final int MOST_LEVELS = 14;

  private static final List<String> DATE_NAMES =
      List.of(
          "date",
          "time",
          "publish",
          "posted",
          "datum",
          "fecha",
          "meta",
          "byline",
          "pubdate",
          "created",
          "info",
          "dateline",
          "credit",
          "source");
  private static final List<String> COMMENT_NAMES =
      List.of("comment", "reply", "replies", "respon", "disqus", "kommentar", "review");
  private static final List<String> ELSEWHERE_NAMES =
      List.of(
          "sidebar",
          "related",
          "recommend",
          "widget",
          "popular",
          "latest",
          "recent",
          "teaser",
          "carousel",
          "trending",
          "more-",
          "footer",
          "copyright",
          "calendar",
          "event",
          "archive",
          "nav",
          "menu",
          "ticker",
          "promo",
          "newsletter",
          "similar",
          "readmore",
          "read-more",
          "also-like",
          "next",
          "prev",
          "banner",
          "modal",
          "cookie");

  private final PageModel page;
  private final Map<Integer, String> names = new HashMap<>();

  /**
   * The surroundings of a date.
   *
   * @param named whether an element that holds little else is named after a date
   * @param comment whether it stands in readers' comments
   * @param elsewhere whether it stands in navigation, a footer, teasers or the like
   * @param link whether it is part of a link
   * @param shape a key that dates of repeated items share
   */
  record Around(boolean named, boolean comment, boolean elsewhere, boolean link, String shape) {}

  DateSurroundings(PageModel page) {
    this.page = page;
  }

  Around of(int node) {
    boolean named = false;
    boolean comment = false;
    boolean elsewhere = false;
    StringBuilder shape = new StringBuilder();
    int all = page.chars(0);
    int i = page.isText(node) ? page.parent(node) : node;
    for (int level = 0; i > 0 && level < MOST_LEVELS; level++, i = page.parent(i)) {
      int chars = page.chars(i);
      if (level < 4) {
        shape.append(page.tag(i)).append('.').append(page.attr(i, "class")).append('>');
      }
      if (chars <= 160) {
        named |= isNamedAfterDate(i);
      }
      if (2L * chars > all && chars > 500) {
        break;
      }
      String name = names(i);
      comment |= containsAny(name, COMMENT_NAMES);
      String tag = page.tag(i);
      elsewhere |=
          containsAny(name, ELSEWHERE_NAMES)
              || tag.equals("footer") && chars < all / 3
              || tag.equals("nav")
              || tag.equals("aside");
    }
    return new Around(named, comment, elsewhere, page.inLink(node), shape.toString());
  }

  /** Whether an element's tag, class or id is made for a date. */
  boolean isNamedAfterDate(int i) {
    return page.tag(i).equals("time") || containsAny(names(i), DATE_NAMES);
  }

  private String names(int i) {
    return names.computeIfAbsent(
        i, n -> (page.attr(n, "class") + " " + page.attr(n, "id")).toLowerCase(Locale.ROOT));
  }

  private static boolean containsAny(String name, List<String> parts) {
    if (name.length() < 2) {
      return false;
    }
    for (String part : parts) {
      if (name.contains(part)) {
        return true;
      }
    }
    return false;
  }
}
