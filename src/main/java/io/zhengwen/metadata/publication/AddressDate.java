package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.date.DateText;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The date in a page's address: {@code /2026/11/21/}, {@code /20261121/}, {@code /2026-11/21/},
 * {@code /2026/november/21/}.
 */
final class AddressDate {
  private static final int FIRST_YEAR = 1990;

  /** Characters of a year, a month's name and a day. */
  private static final int LONGEST_NAMED = 30;

  private static final DateText NAMES = new DateText("en");

  private AddressDate() {}

  /**
   * The first day in the path of an address.
   *
   * @param reader knows the calendar of the page
   */
  static Optional<LocalDate> of(String url, DateText reader) {
    // An archive's own address holds the time of its copy, then the address of the page.
    int start = url.lastIndexOf("://");
    int from = start < 0 ? 0 : url.indexOf('/', start + 3);
    int to = url.indexOf('#') < 0 ? url.length() : url.indexOf('#');
    for (int i = Math.max(0, from); from >= 0 && i + 8 <= to; i++) {
      boolean starts = isDigit(url, i) && !isDigit(url, i - 1);
      if (starts) {
        Optional<LocalDate> date = at(url, i, reader);
        if (date.isPresent()) {
          return date;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<LocalDate> at(String url, int i, DateText reader) {
    int digits = digits(url, i);
    if (digits == 8 || digits > 8 && digits <= 14 && url.startsWith("20", i)) {
      return date(number(url, i, 4), number(url, i + 4, 2), number(url, i + 6, 2));
    }
    if (digits == 6 && isMark(url, i + 6) && digits(url, i + 7) == 2) {
      return date(number(url, i, 4), number(url, i + 4, 2), number(url, i + 7, 2));
    }
    if (digits == 2
        && isMark(url, i + 2)
        && digits(url, i + 3) == 2
        && isMark(url, i + 5)
        && digits(url, i + 6) == 4
        && number(url, i, 2) > 12) {
      return date(number(url, i + 6, 4), number(url, i + 3, 2), number(url, i, 2));
    }
    if (digits != 4 || !isMark(url, i + 4)) {
      return Optional.empty();
    }
    int second = digits(url, i + 5);
    if (second == 0) {
      return named(url, i);
    }
    boolean numbered = i > 0 && Character.isLetter(url.charAt(i - 1));
    if (second == 4 && !isDigit(url, i + 9) && !numbered) {
      return date(number(url, i, 4), number(url, i + 5, 2), number(url, i + 7, 2));
    }
    if (second < 1 || second > 2 || !isMark(url, i + 5 + second)) {
      return Optional.empty();
    }
    int third = i + 6 + second;
    int length = digits(url, third);
    return length < 1 || length > 2
        ? Optional.empty()
        : reader
            .dayOf(number(url, i, 4), number(url, i + 5, second), number(url, third, length))
            .filter(AddressDate::isPossible);
  }

  /** A year, the name of a month and a day that is a part of the path of its own. */
  private static Optional<LocalDate> named(String url, int i) {
    String words =
        url.substring(i, Math.min(url.length(), i + LONGEST_NAMED)).replaceAll("[/_-]", " ");
    return NAMES
        .first(words)
        .filter(match -> match.start() == 0 && match.value() instanceof LocalDate)
        .filter(match -> i + match.end() == url.length() || url.charAt(i + match.end()) == '/')
        .map(match -> LocalDate.from(match.value()))
        .filter(AddressDate::isPossible);
  }

  private static boolean isDigit(String url, int i) {
    return i >= 0 && i < url.length() && url.charAt(i) >= '0' && url.charAt(i) <= '9';
  }

  private static boolean isMark(String url, int i) {
    return i < url.length()
        && (url.charAt(i) == '/' || url.charAt(i) == '-' || url.charAt(i) == '_');
  }

  private static int digits(String url, int from) {
    int n = 0;
    while (n < 15 && isDigit(url, from + n)) {
      n++;
    }
    return n;
  }

  private static int number(String url, int from, int length) {
    return Integer.parseInt(url, from, from + length, 10);
  }

  private static boolean isPossible(LocalDate day) {
    return day.getYear() >= FIRST_YEAR;
  }

  private static Optional<LocalDate> date(int year, int month, int day) {
    if (year < FIRST_YEAR || year > 2100) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDate.of(year, month, day));
    } catch (DateTimeException notADate) {
      return Optional.empty();
    }
  }
}
