package io.zhengwen.wrapper.value;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads numbers with units from texts: {@code 286万}, {@code 118.6㎡}, {@code $1,299.00}, {@code 3k}.
 */
final class Quantities {
  private static final Pattern NUMBER =
      Pattern.compile(
          "(-?\\d{1,3}(?:[ ,.'\u00A0\u202F]\\d{3})+(?:[.,]\\d{1,2})?|-?\\d+(?:[.,]\\d+)?)\\s*(\\pL*)");

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
   * @param money whether {@code m} stands for a million, not for metres
   */
  static Optional<BigDecimal> first(String text, boolean money) {
    Matcher m = NUMBER.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC));
    if (!m.find()) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(plain(m.group(1)));
    return Optional.of(number.multiply(factor(m.group(2).toLowerCase(Locale.ROOT), money)));
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

  /** A number as Java reads it: the last mark is decimal if one or two digits follow it. */
  private static String plain(String number) {
    int last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
    int behind = number.length() - last - 1;
    long marks = number.chars().filter(c -> c == '.' || c == ',').count();
    boolean comma = last >= 0 && number.charAt(last) == ',';
    boolean grouping = last >= 0 && behind == 3 && (comma || marks > 1);
    String whole = last < 0 || grouping ? number : number.substring(0, last);
    String digits = whole.replaceAll("[^\\d-]", "");
    return last < 0 || grouping ? digits : digits + "." + number.substring(last + 1);
  }
}
