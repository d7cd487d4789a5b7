package io.zhengwen.metadata.pager;

import io.zhengwen.metadata.pager.PageNumber.Kind;
import java.util.regex.Pattern;

/**
 * How far a link leads, as its address and the page's own say: the same address with a number added
 * is a later page, and where the number is 1, pages are counted from 0. To an address without a
 * number that is not its own without one, a page whose number may be an article's leads nowhere.
 *
 * @param length the pages, or else entries, from the page to the link's; negative if it leads back
 * @param own the page's own number
 */
record PageStep(long length, long own) {
  /** What stands before a number that may be a page's amid an address. */
  private static final Pattern BEFORE = Pattern.compile("(?<!(?:19|20)\\d\\d)[-_,/]$");

  private static final int MOST_DIGITS = 3;

  static PageStep between(PageNumber own, PageNumber link) {
    if (link.isStated() && link.stem().equals(own.address())) {
      return new PageStep(fromFirst(link), 1);
    }
    if (own.isStated() && own.stem().equals(link.address())) {
      return new PageStep(-fromFirst(own), own.isOffset() ? 1 : own.number());
    }
    if (own.kind() == Kind.LAST && !link.isStated()) {
      return new PageStep(0, own.number());
    }
    boolean named = own.kind().compareTo(Kind.LAST) > 0 || link.kind().compareTo(Kind.LAST) > 0;
    return named || own.address().equals(link.address())
        ? ofNumbers(own, link)
        : ofDifference(own, link);
  }

  /** How far a page lies from the first one, whose address has no number. */
  private static long fromFirst(PageNumber page) {
    return page.isOffset() || page.number() <= 1 ? page.number() : page.number() - 1;
  }

  private static PageStep ofNumbers(PageNumber own, PageNumber link) {
    if (link.isOffset()) {
      return new PageStep(link.number() - (own.isOffset() ? own.number() : 0), 1);
    }
    long number = own.isOffset() ? 1 : own.number();
    return new PageStep(link.number() - number, number);
  }

  /** Compares addresses that differ in one number only, wherever it stands. */
  private static PageStep ofDifference(PageNumber own, PageNumber link) {
    String a = own.address();
    String b = link.address();
    int from = 0;
    while (from < Math.min(a.length(), b.length()) && a.charAt(from) == b.charAt(from)) {
      from++;
    }
    while (from > 0 && isDigit(a.charAt(from - 1))) {
      from--;
    }
    int endOfOwn = endOfDigits(a, from);
    int endOfLink = endOfDigits(b, from);
    boolean comparable =
        endOfOwn > from
            && endOfLink > from
            && Math.max(endOfOwn, endOfLink) <= from + MOST_DIGITS
            && a.substring(endOfOwn).equals(b.substring(endOfLink))
            && BEFORE.matcher(a).region(0, from).find();
    if (!comparable) {
      return ofNumbers(own, link);
    }
    long number = Long.parseLong(a.substring(from, endOfOwn));
    return new PageStep(Long.parseLong(b.substring(from, endOfLink)) - number, number);
  }

  private static int endOfDigits(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
