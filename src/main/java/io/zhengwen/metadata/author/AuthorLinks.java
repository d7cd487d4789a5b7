package io.zhengwen.metadata.author;

import java.util.Locale;
import java.util.Set;

/** What an address says about whose page it is. */
final class AuthorLinks {
  private static final int LONGEST = 300;
  private static final int LONGEST_PART = 14;

  private static final Set<String> AUTHORS =
      Set.of(
          "author",
          "authors",
          "autor",
          "autores",
          "auteur",
          "auteurs",
          "autoren",
          "writer",
          "writers",
          "contributor",
          "contributors",
          "staff",
          "reporter",
          "reporters",
          "journalist",
          "journalists",
          "by",
          "autori",
          "columnist",
          "columnists");

  private static final Set<String> USERS =
      Set.of(
          "user",
          "users",
          "member",
          "members",
          "profile",
          "profiles",
          "people",
          "u",
          "memberlist",
          "member.php",
          "profile.php",
          "memberlist.php",
          "user.php");

  private static final Set<String> USER_PARAMETERS = Set.of("u", "uid", "user", "userid");

  /** What a link leads to. */
  enum Target {
    AUTHOR,
    USER,
    OTHER
  }

  private AuthorLinks() {}

  static Target of(String href) {
    int length = Math.min(LONGEST, href.length());
    int scheme = href.startsWith("http") ? href.indexOf("://") + 3 : 0;
    for (int i = scheme; i < length; i++) {
      char c = href.charAt(i);
      if (c == '/' || c == '?' || c == '&') {
        int end = i + 1;
        while (end < length && "/?&=#".indexOf(href.charAt(end)) < 0) {
          end++;
        }
        Target target = ofPart(href, c, i + 1, end);
        if (target != Target.OTHER) {
          return target;
        }
        i = end - 1;
      }
    }
    return Target.OTHER;
  }

  private static Target ofPart(String address, char before, int from, int end) {
    if (end - from > LONGEST_PART && address.charAt(from) != '@' || end == from) {
      return Target.OTHER;
    }
    String part = address.substring(from, end).toLowerCase(Locale.ROOT);
    boolean goesOn = end < address.length();
    if (before == '/') {
      if (goesOn && address.charAt(end) == '/' && AUTHORS.contains(part)) {
        return Target.AUTHOR;
      }
      boolean user = goesOn && USERS.contains(part) || part.startsWith("@") && part.length() > 1;
      return user ? Target.USER : Target.OTHER;
    }
    if (goesOn && address.charAt(end) == '=') {
      if (part.equals("author")) {
        return Target.AUTHOR;
      }
      return USER_PARAMETERS.contains(part) ? Target.USER : Target.OTHER;
    }
    return Target.OTHER;
  }
}
