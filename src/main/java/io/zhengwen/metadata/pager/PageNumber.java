package io.zhengwen.metadata.pager;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page number that an address holds, such as {@code ?page=2}, {@code /page/2}, {@code
 * &start=20}, {@code thread-2.html}.
 *
 * @param stated whether the address holds one
 * @param number the number; 1 if there is none
 * @param offset whether it counts entries, not pages
 * @param cursor whether the address holds a place in a list that is no number
 */
record PageNumber(boolean stated, long number, boolean offset, boolean cursor) {
  private static final int LONGEST = 2_100;

  private static final Pattern PARAMETER =
      Pattern.compile(
          "[?&;/](?:[a-z_.:-]{0,20}(?:page|paged|pag|seite|strona|pagina|pg|pn|pageno|pageid|pagenum|currentpage)"
              + "|p|pagen_\\d|cpage)=(\\d{1,6})(?!\\d)");

  private static final Pattern OFFSET =
      Pattern.compile(
          "[?&;](?:start|offset|from|skip|limitstart|st|[a-z_]{0,12}start_index|startrow|first)=(\\d{1,7})(?!\\d)");

  private static final Pattern CURSOR =
      Pattern.compile("[?&;](?:updated-max|cursor|after|before|page_token|max_id|since)=[^&]");

  private static final Pattern PATH =
      Pattern.compile(
          "/(?:[a-z-]{0,20}page|pagina|seite|strona|pag|pg|p|index|страница)[-_/.:]?(\\d{1,5})(?=[/?#.]|$)");

  private static final Pattern TAIL =
      Pattern.compile("(?<!(?:19|20)\\d\\d)[-_,/](\\d{1,4})(?:\\.[a-z]{3,5}|/)?(?=$|#)");

  private static final PageNumber NONE = new PageNumber(false, 1, false, false);

  static PageNumber of(String address) {
    if (address.length() > LONGEST) {
      return NONE;
    }
    String lower = address.toLowerCase(Locale.ROOT);
    int authority = lower.indexOf("://");
    String rest = authority < 0 ? lower : lower.substring(lower.indexOf('/', authority + 3) + 1);
    String path = "/" + rest;
    boolean parameters = path.indexOf('=') > 0;
    PageNumber found =
        path.chars().anyMatch(c -> c >= '0' && c <= '9') ? stated(path, parameters) : null;
    if (found != null) {
      return found;
    }
    return parameters && CURSOR.matcher(path).find() ? new PageNumber(false, 1, false, true) : NONE;
  }

  private static PageNumber stated(String path, boolean parameters) {
    PageNumber found = parameters ? read(PARAMETER, path, false) : null;
    if (found == null && parameters) {
      found = read(OFFSET, path, true);
    }
    if (found == null) {
      found = read(PATH, path, false);
    }
    return found == null ? read(TAIL, withoutQuery(path), false) : found;
  }

  private static String withoutQuery(String path) {
    int end = path.indexOf('?');
    return end < 0 ? path : path.substring(0, end);
  }

  private static PageNumber read(Pattern pattern, String path, boolean offset) {
    Matcher m = pattern.matcher(path);
    return m.find() ? new PageNumber(true, Long.parseLong(m.group(1)), offset, false) : null;
  }
}
