package io.zhengwen.text.quantity;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A sum of money as a text shows it.
 *
 * @param text the sum with its currency, such as {@code $1,299.00} or {@code 128元}
 * @param amount the sum without its currency; the first of a range
 */
public record Money(String text, BigDecimal amount) {
  /** Texts with more characters are sentences rather than prices. */
  public static final int LONGEST = 40;

  /** Letters beside the sum, as in {@code from} or {@code Sale price}. */
  private static final int MOST_LETTERS = 16;

  /** Codes that stand beside a number without a space between them, too. */
  private static final String GLUED_CODES = "USD|EUR|GBP|RMB|CNY|HKD|NTD|AUD|CAD|INR|JPY|CHF|BRL";

  private static final String CODES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .sorted()
          .collect(Collectors.joining("|", "(?:", ")"));

  private static final String CURRENCY =
      "(?:[A-Z]{0,3}\\p{Sc}|(?<![\\pL])(?:"
          + GLUED_CODES
          + "|Rs|Rp|RM|Tk|TL|Ft|K\u010D|z\u0142|kr|lei|din|\u0440\u0443\u0431|\u0433\u0440\u043D"
          + "|\u043B\u0432|\u0440)\\.?(?!\\pL)|[\u5143\u5186\uC6D0\u584A\u5757])";

  private static final String NUMBER =
      "\\p{Nd}+(?:[.,'\u2019 \u00A0\u202F\u066B\u066C]\\p{Nd}{2,3}(?!\\p{Nd}))*(?:[.,]\\p{Nd})?(?:[.,]-)?";

  private static final String SCALE = "(?:\\s?[\u4E07\u842C\u4EBF\u5104\uB9CC\uC5B5kKmM])?";

  /** Nothing of a longer number or a date stands right before. */
  private static final String NOT_IN_NUMBER = "(?<![\\p{Nd}.,:/-])";

  private static final String SUM_OF_NUMBER = NUMBER + SCALE;

  private static final Pattern SUM =
      Pattern.compile(
          String.join(
              "|",
              CURRENCY + "\\s?" + SUM_OF_NUMBER,
              NOT_IN_NUMBER + SUM_OF_NUMBER + "\\s?" + CURRENCY,
              "(?<!\\pL)" + CODES + "\\s" + SUM_OF_NUMBER,
              NOT_IN_NUMBER + SUM_OF_NUMBER + "\\s" + CODES + "(?!\\pL)"));

  /**
   * The sum that a text shows, with little else beside it; empty if it shows none, or is a sentence
   * that mentions one.
   */
  public static Optional<Money> of(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher m = SUM.matcher(text);
    if (!m.find()) {
      return Optional.empty();
    }
    String rest = text.substring(0, m.start()) + text.substring(m.end());
    long letters = rest.codePoints().filter(Character::isLetter).count();
    return letters > MOST_LETTERS
        ? Optional.empty()
        : Quantities.first(m.group(), true).map(amount -> new Money(m.group().strip(), amount));
  }
}
