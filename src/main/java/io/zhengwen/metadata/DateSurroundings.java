package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the elements around a date say of it by their names, classes and ids. */
final class DateSurroundings {
  private static final int MOST_LEVELS = 14;
  private static final int LONGEST_NAME = 300;

  /** Starts of the parts of names that are made for a date. */
  private static final List<String> DATE_NAMES =
      List.of(
          "date", "time", "publish", "posted", "datum", "fecha", "meta", "byline", "pubdate",
          "created", "info", "credit", "source", "pub", "zeit", "updated", "data", "stamp");

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
          "slider",
          "trending",
          "more",
          "footer",
          "copyright",
          "calendar",
          "event",
          "archive",
          "menu",
          "ticker",
          "promo",
          "newsletter",
          "similar",
          "readmore",
          "banner",
          "modal",
          "cookie",
          "rail",
          "navigation",
          "breadcrumb");

  private static final Set<String> ELSEWHERE_WORDS = Set.of("nav", "next", "prev", "previous");

  private final PageModel page;
  private final Map<Integer, List<String>> names = new HashMap<>();

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
      List<String> parts = names(i);
      comment |= anyStarts(parts, COMMENT_NAMES);
      String tag = page.tag(i);
      elsewhere |=
          isElsewhere(parts)
              || tag.equals("footer") && chars < all / 3
              || tag.equals("nav")
              || tag.equals("aside");
    }
    return new Around(named, comment, elsewhere, page.inLink(node), shape.toString());
  }

  /** Whether an element's tag, class or id is made for a date. */
  boolean isNamedAfterDate(int i) {
    return page.tag(i).equals("time") || anyStarts(names(i), DATE_NAMES);
  }

  private List<String> names(int i) {
    return names.computeIfAbsent(i, n -> parts(page.attr(n, "class") + " " + page.attr(n, "id")));
  }

  /** The parts of class names: {@code relatedPosts} and {@code related-posts} have the same. */
  private static List<String> parts(String name) {
    List<String> parts = new ArrayList<>();
    int length = Math.min(name.length(), LONGEST_NAME);
    StringBuilder part = new StringBuilder();
    for (int i = 0; i <= length; i++) {
      char c = i < length ? name.charAt(i) : ' ';
      boolean letter = Character.isLetter(c);
      boolean camel =
          Character.isUpperCase(c) && i > 0 && Character.isLowerCase(name.charAt(i - 1));
      if ((!letter || camel) && !part.isEmpty()) {
        parts.add(part.toString());
        part.setLength(0);
      }
      if (letter) {
        part.append(Character.toLowerCase(c));
      }
    }
    return parts;
  }

  private static boolean isElsewhere(List<String> parts) {
    // The footer of an entry holds its date, that of the page does not.
    boolean ofEntry =
        parts.contains("entry") || parts.contains("post") || parts.contains("article");
    return anyStarts(parts, ELSEWHERE_NAMES) && !(ofEntry && parts.contains("footer"))
        || parts.stream().anyMatch(ELSEWHERE_WORDS::contains);
  }

  private static boolean anyStarts(List<String> parts, List<String> starts) {
    for (String part : parts) {
      for (String start : starts) {
        if (part.startsWith(start)) {
          return true;
        }
      }
    }
    return false;
  }
}
