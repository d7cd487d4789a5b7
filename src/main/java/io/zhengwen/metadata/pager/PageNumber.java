package io.zhengwen.metadata.pager;

import io.zhengwen.text.LowerCase;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page number that an address holds, such as {@code ?page=2}, {@code /page/2}, {@code
 * &start=20}, {@code thread-2.html}.
 *
 * @param kind how the number is written
 * @param number the number; 1 if there is none
 * @param address the path and query in lower case, without the name of an index page
 * @param stem the same without the number and what introduces it; the address if there is none
 */
record PageNumber(Kind kind, long number, String address, String stem) {
  /** How a page number is written. */
  enum Kind {
    /** There is none. */
    NONE,
    /** A place in a list that is no number. */
    CURSOR,
    /** The last number of the path, which may be an article's. */
    LAST,
    /** A number with a name that says that it is a page's. */
    NAMED,
    /** A number of entries, not pages. */
    OFFSET
  }

  private static final int LONGEST = 2_100;

  private static final Pattern PARAMETER =
      Pattern.compile(
          "[?&;/](?:[a-z_.:-]{0,20}(?:page|paged|pag|seite|strona|pagina|pg|pn|pageno|pageid|pagenum|currentpage)"
              + "|p|pagen_\\d|cpage)=(?<number>\\d{1,6})(?!\\d)");

  private static final Pattern START =
      Pattern.compile(
          "[?&;](?:start|offset|from|skip|limitstart|st|[a-z_]{0,12}start_index|startrow|first)="
              + "(?<number>\\d{1,7})(?!\\d)");

  private static final Pattern CURSOR =
      Pattern.compile("[?&;](?:updated-max|cursor|after|before|page_token|max_id|since)=[^&]");

  private static final Pattern PATH =
      Pattern.compile(
          "/(?:[a-z-]{0,20}page|pagina|seite|strona|pag|pg|p|index|страница)[-_/.:]?(?<number>\\d{1,5})(?=[/?.]|$)");

  private static final Pattern TAIL =
      Pattern.compile("(?<!(?:19|20)\\d\\d)[-_,/](?<number>\\d{1,4})(?:\\.[a-z]{3,5}|/)?$");

  private static final Pattern AMID = Pattern.compile("[-_,/](\\d{1,4})(?!\\d)");

  private static final Pattern INDEX = Pattern.compile("/(?:index\\.[a-z]{3,5})?(?=$|\\?)");

  private static final String INDEX_NAME = "/index";

  /** That of no address: its stem is no other's. */
  private static final PageNumber UNKNOWN = new PageNumber(Kind.NONE, 1, "?", "?");

  static PageNumber of(String address) {
    if (address.isEmpty() || address.length() > LONGEST) {
      return UNKNOWN;
    }
    String path = path(address);
    boolean parameters = path.indexOf('=') > 0;
    PageNumber found =
        path.chars().anyMatch(c -> c >= '0' && c <= '9') ? stated(path, parameters) : null;
    if (found != null) {
      return found;
    }
    String plain = withoutIndex(path);
    Kind kind = parameters && CURSOR.matcher(path).find() ? Kind.CURSOR : Kind.NONE;
    return new PageNumber(kind, 1, plain, plain);
  }

  /** Whether there is a number. */
  boolean isStated() {
    return kind.compareTo(Kind.LAST) >= 0;
  }

  /** Whether it is that of a site's first page. */
  boolean isHome() {
    return address.isEmpty();
  }

  /** Whether the number counts entries. */
  boolean isOffset() {
    return kind == Kind.OFFSET;
  }

  /** The numbers of which one is the page's own, whatever the addresses of others say. */
  Set<Long> possible() {
    if (kind == Kind.NAMED) {
      return Set.of(number);
    }
    Set<Long> numbers = new HashSet<>(Set.of(1L));
    if (kind != Kind.OFFSET) {
      AMID.matcher(address).results().forEach(m -> numbers.add(Long.parseLong(m.group(1))));
    }
    return numbers;
  }

  /** The path and query of an address, without a fragment. */
  private static String path(String address) {
    String lower = LowerCase.of(address);
    int authority = lower.indexOf("://");
    String rest = authority < 0 ? lower : lower.substring(lower.indexOf('/', authority + 3) + 1);
    int fragment = rest.indexOf('#');
    return "/" + (fragment < 0 ? rest : rest.substring(0, fragment));
  }

  private static PageNumber stated(String path, boolean parameters) {
    PageNumber found = parameters ? read(PARAMETER, path, Kind.NAMED) : null;
    if (found == null && parameters) {
      found = read(START, path, Kind.OFFSET);
    }
    if (found == null) {
      found = read(PATH, path, Kind.NAMED);
    }
    return found == null ? read(TAIL, path, Kind.LAST) : found;
  }

  private static PageNumber read(Pattern pattern, String path, Kind kind) {
    int query = path.indexOf('?');
    Matcher m = pattern.matcher(path);
    if (kind == Kind.LAST && query >= 0) {
      m.region(0, query);
    }
    return m.find()
        ? new PageNumber(kind, Long.parseLong(m.group("number")), withoutIndex(path), stem(path, m))
        : null;
  }

  private static String stem(String path, Matcher number) {
    boolean index = path.startsWith(INDEX_NAME, number.start());
    String before = path.substring(0, number.start() + (index ? INDEX_NAME.length() : 0));
    String after = path.substring(number.end("number"));
    boolean first = number.group().startsWith("?") && after.startsWith("&");
    return withoutIndex(before + (first ? "?" + after.substring(1) : after));
  }

  /** An address without the name of an index page and the slash before it. */
  private static String withoutIndex(String path) {
    Matcher index = INDEX.matcher(path);
    return index.find() ? path.substring(0, index.start()) + path.substring(index.end()) : path;
  }
}
