package io.zhengwen.wrapper.value;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.text.Digits;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads numbers with units from texts: {@code 286万}, {@code 118.6㎡}, {@code $1,299.00}, {@code 3k},
 * {@code ₹9,01,875}, {@code 3億5000万円}; in the digits of any script.
 */
final class Quantities {
  private static final char ARABIC_GROUP = '\u066C';
  private static final char GROUP = '\'';

  private static final Pattern NUMBER =
      Pattern.compile(
          "(-?\\d{1,3}(?:[ ,.'\u00A0\u202F]\\d{3})+(?:[.,]\\d{1,2}|\u066B\\d+)?"
              + "|-?\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?"
              + "|-?\\d+(?:[.,\u066B]\\d+)?)\\s*(\\pL*)");

  private static final Map<String, BigDecimal> FACTORS =
      Map.of(
          "\u5343", BigDecimal.valueOf(1_000),
          "\u4E07", BigDecimal.valueOf(10_000),
          "\u842C", BigDecimal.valueOf(10_000),
          "\u5104", BigDecimal.valueOf(100_000_000),
          "\u4EBF", BigDecimal.valueOf(100_000_000),
          "k", BigDecimal.valueOf(1_000),
          "m", BigDecimal.valueOf(1_000_000),
          "million", BigDecimal.valueOf(1_000_000),
          "bn", BigDecimal.valueOf(1_000_000_000));

  private Quantities() {}

  /**
   * The first number of a text, multiplied by what follows it.
   *
   * @param money whether the text is a sum of money, in which {@code m} stands for a million, not
   *     for metres
   */
  static Optional<BigDecimal> first(String text, boolean money) {
    String latin = latin(text);
    Matcher m = NUMBER.matcher(latin);
    if (!m.find()) {
      return Optional.empty();
    }
    BigDecimal number = number(latin, m, money);
    BigDecimal factor = factor(m.group(2).toLowerCase(Locale.ROOT), money);
    BigDecimal sum = number.multiply(factor);
    int end = m.end();
    while (isLarge(m.group(2)) && number.scale() == 0 && m.find() && m.start() == end) {
      number = number(latin, m, money);
      BigDecimal smaller = factor(m.group(2), money);
      BigDecimal part = number.multiply(smaller);
      if (latin.charAt(end) == '-' || part.compareTo(factor) >= 0) {
        break;
      }
      factor = smaller;
      sum = sum.signum() < 0 ? sum.subtract(part) : sum.add(part);
      end = m.end();
    }
    return Optional.of(sum);
  }

  private static BigDecimal number(String text, Matcher m, boolean money) {
    return DecimalMarks.value(text, m.start(1), m.end(1), money);
  }

  /** Whether smaller parts of a number may follow: {@code 90万1,875円}. */
  private static boolean isLarge(String unit) {
    return unit.length() == 1 && unit.charAt(0) > 0x2E80 && FACTORS.containsKey(unit);
  }

  private static String latin(String text) {
    return Digits.ascii(Normalizer.normalize(text, Normalizer.Form.NFKC))
        .replace(ARABIC_GROUP, GROUP);
  }

  private static BigDecimal factor(String unit, boolean money) {
    if (unit.isEmpty() || unit.equals("m") && !money) {
      return BigDecimal.ONE;
    }
    BigDecimal whole = FACTORS.get(unit);
    return whole != null
        ? whole
        : unit.charAt(0) > 0x2E80
            ? FACTORS.getOrDefault(unit.substring(0, 1), BigDecimal.ONE)
            : BigDecimal.ONE;
  }
}
