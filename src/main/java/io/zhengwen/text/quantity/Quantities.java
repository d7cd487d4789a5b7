package io.zhengwen.text.quantity;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.text.Digits;
import io.zhengwen.text.quantity.Scales.Scale;
import java.math.BigDecimal;
import java.math.MathContext;
import java.text.Normalizer;
import java.util.Optional;

/**
 * Reads numbers with units from texts: {@code 286万}, {@code 118.6㎡}, {@code $1,299.00}, {@code 3k},
 * {@code 3½}, {@code ₹9,01,875}, {@code 3億5000万円}; in the digits of any script.
 */
public final class Quantities {
  private static final char ARABIC_GROUP = '\u066C';
  private static final char GROUP = '\'';
  private static final char MINUS = '\u2212';
  private static final String FRACTION_SLASH = "\u2044";

  private static final Pattern NUMBER =
      Pattern.compile(
          "-?\\d{1,3}(?:[ ,.'\u2019\u00A0\u202F]\\d{3})+(?:[.,]\\d{1,2}|\u066B\\d+)?"
              + "|-?\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?"
              + "|-?\\d+(?:[.,\u066B]\\d+)?");

  private static final Pattern FRACTION =
      Pattern.compile("(?:(\\d)\\s?)?([\u00BC-\u00BE\u2150-\u215E])");

  private Quantities() {}

  /**
   * The first number of a text, multiplied by the word of scale behind it.
   *
   * @param money whether the text is a sum of money, in which {@code m} stands for a million, not
   *     for metres
   */
  public static Optional<BigDecimal> first(String text, boolean money) {
    String latin = latin(text);
    Matcher m = NUMBER.matcher(latin);
    if (!m.find()) {
      return Optional.empty();
    }
    BigDecimal number = number(latin, m, money);
    Scale scale = Scales.behind(latin, m.start(), m.end(), money);
    BigDecimal sum = number.multiply(scale.factor());
    while (scale.goesOn() && number.scale() == 0 && m.find(scale.end())) {
      String between = latin.substring(scale.end(), m.start());
      number = number(latin, m, money);
      Scale smaller = Scales.behind(latin, m.start(), m.end(), money);
      BigDecimal part = number.multiply(smaller.factor());
      if (!(between.isEmpty() || between.isBlank() && smaller.goesOn())
          || latin.charAt(m.start()) == '-'
          || part.compareTo(scale.factor()) >= 0) {
        break;
      }
      scale = smaller;
      sum = sum.signum() < 0 ? sum.subtract(part) : sum.add(part);
    }
    return Optional.of(sum);
  }

  private static BigDecimal number(String text, Matcher m, boolean money) {
    return DecimalMarks.value(text, m.start(), m.end(), money);
  }

  private static String latin(String text) {
    return Digits.ascii(Normalizer.normalize(decimals(text), Normalizer.Form.NFKC))
        .replace(ARABIC_GROUP, GROUP)
        .replace(MINUS, '-');
  }

  /** A text with fractions of one character as decimals, those without an end to 16 digits. */
  private static String decimals(String text) {
    Matcher m = FRACTION.matcher(text);
    StringBuilder decimals = new StringBuilder();
    int end = 0;
    while (m.find()) {
      String[] parts = Normalizer.normalize(m.group(2), Normalizer.Form.NFKC).split(FRACTION_SLASH);
      String value =
          new BigDecimal(parts[0])
              .divide(new BigDecimal(parts[1]), MathContext.DECIMAL64)
              .toString();
      decimals
          .append(text, end, m.start())
          .append(m.group(1) == null ? "0" : m.group(1))
          .append(DecimalMarks.ARABIC_DECIMAL)
          .append(value.substring("0.".length()));
      end = m.end();
    }
    return decimals.append(text.substring(end)).toString();
  }
}
