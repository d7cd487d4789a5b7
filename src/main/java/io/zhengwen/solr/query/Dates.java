package io.zhengwen.solr.query;

import io.zhengwen.text.Digits;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Years, months and days ({@code 2026}, {@code 2026-11}, {@code 2026-11-21}) as ranges of time; in
 * the digits of any script.
 */
final class Dates {
  private static final Pattern PERIOD =
      Pattern.compile("(\\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\\d|3[01]))?)?");
  private static final Pattern BOUNDS =
      Pattern.compile("([\\[{])\\s*(\\S+)\\s+TO\\s+([^\\s\\]}]+)\\s*([\\]}])");

  private Dates() {}

  static boolean isPeriod(String text) {
    return PERIOD.matcher(Digits.ascii(text)).matches();
  }

  /** The time of a period, as a range of Solr's query syntax. */
  static String range(String period) {
    String digits = Digits.ascii(period);
    return "[" + start(digits) + " TO " + end(digits) + "}";
  }

  /** A range whose bounds may be periods; all else in it stays. */
  static String bounds(String range) {
    Matcher matcher = BOUNDS.matcher(range);
    if (!matcher.matches()) {
      return range;
    }
    String open = matcher.group(1);
    String from = ascii(matcher.group(2));
    String to = ascii(matcher.group(3));
    String close = matcher.group(4);
    if (isPeriod(from)) {
      from = open.equals("[") ? start(from) : end(from);
      open = "[";
    }
    if (isPeriod(to)) {
      to = close.equals("]") ? end(to) : start(to);
      close = "}";
    }
    return open + from + " TO " + to + close;
  }

  /** A period in ASCII digits; anything else stays. */
  private static String ascii(String bound) {
    return isPeriod(bound) ? Digits.ascii(bound) : bound;
  }

  private static String start(String period) {
    return period + "-01-01".substring(period.length() - 4) + "T00:00:00Z";
  }

  private static String end(String period) {
    String unit = period.length() == 4 ? "YEAR" : period.length() == 7 ? "MONTH" : "DAY";
    return start(period) + "+1" + unit;
  }
}
