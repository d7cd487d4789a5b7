package io.zhengwen.text.quantity;

import com.google.re2j.Pattern;
import java.math.BigDecimal;

/**
 * Tells the decimal mark of a number from marks that group its digits, by the number and what
 * stands around it.
 */
final class DecimalMarks {
  /** Never groups digits. */
  static final char ARABIC_DECIMAL = '\u066B';

  private static final String MARKS = ".," + ARABIC_DECIMAL;
  private static final Pattern GROUPED_ONCE = Pattern.compile("-?[1-9]\\d{0,2}[.,]\\d{3}");

  /**
   * Codes and signs of dinars and rials of a thousand parts. That of Iraq is none of them: its
   * parts are not in use.
   */
  private static final String THOUSAND_PARTS =
      "(?:KWD|BHD|OMR|JOD|TND|LYD|KD|BD|JD|DT|RO"
          + "|\u062F\\. ?\u0643|\u062F\\. ?\u0628|\u0631\\. ?\u0639|\u062F\\. ?[\u0627\u0623]"
          + "|\u062F\\. ?\u062A|\u062F\\. ?\u0644|\u0644\\. ?\u062F)";

  private static final Pattern BEHIND_POINT_CURRENCY = behind(THOUSAND_PARTS);
  private static final Pattern BEFORE_POINT_CURRENCY = before(THOUSAND_PARTS);

  /** The dinar of Tunisia, whose decimal mark is the comma. */
  private static final String TUNISIA = "(?:TND|DT|\u062F\\. ?\u062A)";

  private static final Pattern BEHIND_COMMA_CURRENCY = behind(TUNISIA);
  private static final Pattern BEFORE_COMMA_CURRENCY = before(TUNISIA);

  /** What is priced in thousandths: fuel, power and gas. */
  private static final Pattern BEFORE_SMALL_MEASURE =
      Pattern.compile(
          "(?i)^[^\\d/]{0,12}(?:/|\\s(?:per|pro|par|por|je))\\s*"
              + "(?:l|ltr|lit(?:er|re|ro)s?|gal|gallon|kwh|m3)(?:[^\\pL\\d]|$)");

  private DecimalMarks() {}

  private static Pattern behind(String currency) {
    return Pattern.compile("(?:^|[^\\pL])" + currency + "[\\s\\p{Cf}.:]*$");
  }

  private static Pattern before(String currency) {
    return Pattern.compile("^[\\s\\p{Cf}]*" + currency + "(?:[^\\pL]|$)");
  }

  /**
   * The value of the number at a place of a text. The last mark is decimal unless three digits
   * follow it, no other mark comes before, and it is repeated, a comma, or a point within a sum of
   * money; or unless groups apart by other signs follow it, as in {@code 1,234 567}.
   *
   * @param money whether it is a sum of money, in which {@code 908.000} has no decimals
   */
  static BigDecimal value(String text, int start, int end, boolean money) {
    String number = text.substring(start, end);
    int last = lastMark(number);
    if (last < 0
        || !number.substring(last + 1).chars().allMatch(Character::isDigit)
        || isGrouping(number, last, text.substring(0, start), text.substring(end), money)) {
      return new BigDecimal(digits(number));
    }
    return new BigDecimal(digits(number.substring(0, last)) + "." + number.substring(last + 1));
  }

  private static int lastMark(String number) {
    int last = number.length() - 1;
    while (last >= 0 && MARKS.indexOf(number.charAt(last)) < 0) {
      last--;
    }
    return last;
  }

  private static boolean isGrouping(
      String number, int last, String before, String behind, boolean money) {
    char mark = number.charAt(last);
    if (mark == ARABIC_DECIMAL || number.length() - last != 4) {
      return false;
    }
    String others = number.substring(0, last).replaceAll("[\\d-]", "");
    if (!others.isEmpty()) {
      return others.chars().allMatch(c -> c == mark);
    }
    if (!GROUPED_ONCE.matcher(number).matches() || BEFORE_SMALL_MEASURE.matcher(behind).find()) {
      return false;
    }
    return mark == ','
        ? !money
            || !BEHIND_COMMA_CURRENCY.matcher(before).find()
                && !BEFORE_COMMA_CURRENCY.matcher(behind).find()
        : money
            && !BEHIND_POINT_CURRENCY.matcher(before).find()
            && !BEFORE_POINT_CURRENCY.matcher(behind).find();
  }

  private static String digits(String number) {
    return number.replaceAll("[^\\d-]", "");
  }
}
