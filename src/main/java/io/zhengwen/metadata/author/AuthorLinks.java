package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.Stream;

/** What an address says about whose page it is. */
public final class AuthorLinks {
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

  /** What the parts of addresses of shops and of brands' pages are called. */
  private static final Set<String> SHOPS =
      Set.of(
          "store",
          "stores",
          "shop",
          "shops",
          "brand",
          "brands",
          "seller",
          "sellers",
          "vendor",
          "vendors",
          "marke",
          "marken",
          "marca",
          "marcas",
          "marque",
          "marques",
          "manufacturer",
          "manufacturers");

  private static final Set<String> USER_PARAMETERS = Set.of("u", "uid", "user", "userid");

  /** What begins the names of users' pages, before a number: {@code space-uid-7.html}. */
  private static final String[] USER_FILES = {"space-uid-", "user-", "member-", "profile-", "u-"};

  /** The first characters of {@link #USER_FILES}. */
  private static final String USER_INITIALS = "sump";

  private static final String AUTHOR = "author";

  /** Hashes of all parts that mean something. */
  private static final BitSet KNOWN = new BitSet();

  static {
    Stream.of(AUTHORS, USERS, SHOPS, USER_PARAMETERS, Set.of(AUTHOR))
        .flatMap(Set::stream)
        .forEach(p -> KNOWN.set(hash(p.length(), p.charAt(0), p.charAt(p.length() - 1))));
  }

  /** What a link leads to. */
  enum Target {
    AUTHOR,
    USER,
    SHOP,
    OTHER
  }

  private AuthorLinks() {}

  /** Whether an address, which may be relative, is that of a user's page. */
  public static boolean leadsToUser(String href) {
    return of(href) == Target.USER || of("/" + href) == Target.USER;
  }

  static Target of(String href) {
    int length = Math.min(LONGEST, href.length());
    if (isUserFile(href)) {
      return Target.USER;
    }
    for (int i = start(href); i < length; i++) {
      char c = href.charAt(i);
      if (c == '/' || c == '?' || c == '&') {
        int end = i + 1;
        while (end < length && !endsPart(href.charAt(end))) {
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

  /** Whether the last part of a path is the page of a user. */
  private static boolean isUserFile(String href) {
    int from = href.lastIndexOf('/') + 1;
    if (from == href.length() || USER_INITIALS.indexOf(href.charAt(from)) < 0) {
      return false;
    }
    for (String start : USER_FILES) {
      int digit = from + start.length();
      if (href.startsWith(start, from)
          && digit < href.length()
          && Character.isDigit(href.charAt(digit))) {
        return true;
      }
    }
    return false;
  }

  private static boolean endsPart(char c) {
    return c == '/' || c == '?' || c == '&' || c == '=' || c == '#';
  }

  /** The index behind the scheme. */
  private static int start(String href) {
    if (!href.startsWith("http")) {
      return 0;
    }
    int colon = href.startsWith("s", 4) ? 5 : 4;
    return href.startsWith("://", colon) ? colon + 3 : 0;
  }

  private static int hash(int length, char first, char last) {
    return (length * 32 + (first & 31)) * 32 + (last & 31);
  }

  private static Target ofPart(String address, char before, int from, int end) {
    if (end - from > LONGEST_PART && address.charAt(from) != '@' || end == from) {
      return Target.OTHER;
    }
    if (address.charAt(from) != '@'
        && !KNOWN.get(hash(end - from, address.charAt(from), address.charAt(end - 1)))) {
      return Target.OTHER;
    }
    String part = LowerCase.of(address.substring(from, end));
    boolean goesOn = end < address.length();
    if (before == '/') {
      if (goesOn && address.charAt(end) == '/' && AUTHORS.contains(part)) {
        return Target.AUTHOR;
      }
      if (goesOn && address.charAt(end) == '/' && SHOPS.contains(part)) {
        return Target.SHOP;
      }
      boolean user = goesOn && USERS.contains(part) || part.startsWith("@") && part.length() > 1;
      return user ? Target.USER : Target.OTHER;
    }
    if (goesOn && address.charAt(end) == '=') {
      if (part.equals(AUTHOR)) {
        return Target.AUTHOR;
      }
      return USER_PARAMETERS.contains(part) ? Target.USER : Target.OTHER;
    }
    return Target.OTHER;
  }
}
