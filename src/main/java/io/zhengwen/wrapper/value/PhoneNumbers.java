package io.zhengwen.wrapper.value;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.text.Digits;
import java.util.Arrays;
import java.util.Optional;

/** Reads telephone numbers from texts, without extensions and what else stands beside them. */
final class PhoneNumbers {
  private static final int LEAST_DIGITS = 7;
  private static final int MOST_DIGITS = 15;

  /** Where the zero in parentheses is dialled from abroad as well. */
  private static final String ITALY = "39";

  private static final Pattern TRUNK_ZERO =
      Pattern.compile("((?:\\+|^\\PN*00)\\s*(\\d{1,3})[\\s./-]*)[(\uFF08]\\s*0\\s*[)\uFF09]");

  private static final String HOUR = "\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s*";

  /**
   * Letters with the number that a label has, the sign before an extension, and hours in
   * parentheses.
   */
  private static final Pattern BOUND =
      Pattern.compile(
          ("\\pL+(?:\\.?\\s*[1-9]\\d?\\s*[:\uFF1A]|[1-9]\\s)?|[#\uFF03]"
                  + "|[(\uFF08]HOUR(?:\\pL|[-\u2010-\u2015~\uFF5E/]HOUR[\\pL,;)\uFF09])")
              .replace("HOUR", HOUR));

  /** What may stand between two numbers, or within one. */
  private static final Pattern BETWEEN =
      Pattern.compile("[,\uFF0C;\uFF1B\u3001/\uFF0F]|([(\uFF08+])");

  private static final char WIDE_PLUS = '\uFF0B';

  /** The prolonged sound mark stands for a hyphen between digits. */
  private static final char JAPANESE_HYPHEN = '\u30FC';

  private PhoneNumbers() {}

  /** The digits of the first number of a text, with its plus. */
  static Optional<String> first(String text) {
    String plain =
        withoutTrunkZero(Digits.ascii(text).replace(JAPANESE_HYPHEN, '-').replace(WIDE_PLUS, '+'));
    return Arrays.stream(BOUND.split(plain))
        .map(part -> dialled(withoutSecond(part)))
        .filter(number -> length(number) >= LEAST_DIGITS)
        .findFirst()
        .filter(number -> length(number) <= MOST_DIGITS);
  }

  private static String withoutTrunkZero(String text) {
    Matcher m = TRUNK_ZERO.matcher(text);
    return m.find() && !m.group(2).equals(ITALY)
        ? text.substring(0, m.end(1)) + text.substring(m.end())
        : text;
  }

  /**
   * A part of a text up to where a second number begins: both have enough digits, or a parenthesis
   * or a plus stands between them.
   */
  private static String withoutSecond(String part) {
    Matcher m = BETWEEN.matcher(part);
    while (m.find()) {
      if (isNumber(part.substring(0, m.start()))
          && (m.group(1) != null || isNumber(part.substring(m.end())))) {
        return part.substring(0, m.start());
      }
    }
    return part;
  }

  private static boolean isNumber(String part) {
    return length(dialled(part)) >= LEAST_DIGITS;
  }

  private static String dialled(String part) {
    String digits = part.replaceAll("[^0-9+]", "");
    String plus = digits.startsWith("+") ? "+" : "";
    return plus + digits.replace("+", "");
  }

  private static int length(String number) {
    return number.length() - (number.startsWith("+") ? 1 : 0);
  }
}
