package io.zhengwen.metadata.author;

import io.zhengwen.page.PageModel;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What the classes and ids of a page's elements say about authors. Not thread-safe. */
final class ElementNames {
  static final int AUTHOR = 1;
  static final int BYLINE = 2;
  static final int USER = 4;
  static final int COMMENTS = 8;
  static final int ASIDE = 16;

  private static final int LONGEST = 200;

  private static final Pattern AUTHORS =
      Pattern.compile(
          "author(?!i[sz])|writer|autor(?!i[sz]|ef)|auteur|contributor|reporter|journalist|verfasser|creator|editor|credit|redakt"
              + "|skribent|forfatter|signature");
  private static final Pattern BYLINES = Pattern.compile("byline|by[-_]line|posted-?by|post-by");
  private static final Pattern USERS =
      Pattern.compile(
          "user-?name|poster|nick|(?<![a-z])user(?![a-z])|member|display-?name|topic-?starter|(?<![a-z])fn(?![a-z])"
              + "|profile|postleft");
  private static final Pattern COMMENTARY =
      Pattern.compile(
          "comment(?!ed)|respond|disqus|(?<![a-z])repl(?:y|ies)|testimonial|(?<![a-z])reviews?(?![a-z])|kommentar"
              + "|comentario");
  private static final Pattern ASIDES =
      Pattern.compile(
          "related|sidebar|side-bar|widget|footer|recommend|popular|latest|recent|trending|teaser|card|carousel"
              + "|slider|promo|similar|read-?next|more-");

  private final PageModel page;
  private final Map<String, Integer> known = new HashMap<>();

  ElementNames(PageModel page) {
    this.page = page;
  }

  /** The flags of an element's class and id. */
  int flags(int i) {
    return flags(page.attr(i, "class")) | flags(page.attr(i, "id"));
  }

  /** The flags of a microdata type. */
  static int ofItemType(String type) {
    return type.endsWith("Review") || type.endsWith("Comment") || type.endsWith("Answer")
        ? COMMENTS
        : 0;
  }

  private int flags(String name) {
    return name.length() < 2 ? 0 : known.computeIfAbsent(name, ElementNames::read);
  }

  private static int read(String name) {
    String lower = name.substring(0, Math.min(LONGEST, name.length())).toLowerCase(Locale.ROOT);
    return flag(AUTHORS, AUTHOR, lower)
        | flag(BYLINES, BYLINE, lower)
        | flag(USERS, USER, lower)
        | flag(COMMENTARY, COMMENTS, lower)
        | flag(ASIDES, ASIDE, lower);
  }

  private static int flag(Pattern words, int flag, String name) {
    return words.matcher(name).find() ? flag : 0;
  }
}
