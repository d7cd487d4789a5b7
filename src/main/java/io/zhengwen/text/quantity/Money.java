package io.zhengwen.text.quantity;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Optional;
import java.util.Set;
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

  private static final Set<String> CODES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .collect(Collectors.toUnmodifiableSet());

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
              "(?<!\\pL)([A-Z]{3})\\s" + SUM_OF_NUMBER,
              NOT_IN_NUMBER + SUM_OF_NUMBER + "\\s([A-Z]{3})(?!\\pL)"));

  private static final int CODE_BEFORE = 1;
  private static final int CODE_BEHIND = 2;

  /** The characters that may stand between a number and a letter of its currency. */
  private static final int MOST_BETWEEN = 2;

  /**
   * The sum that a text shows, with little else beside it; empty if it shows none, or is a sentence
   * that mentions one.
   */
  public static Optional<Money> of(String text) {
    if (text.length() > LONGEST || !mayShowSum(text)) {
      return Optional.empty();
    }
    Matcher m = SUM.matcher(text);
    while (m.find()) {
      if (isCurrency(m.group(CODE_BEFORE)) && isCurrency(m.group(CODE_BEHIND))) {
        return hasMoreLetters(text, m) ? Optional.empty() : of(m);
      }
    }
    return Optional.empty();
  }

  private static Optional<Money> of(Matcher m) {
    return Quantities.first(m.group(), true).map(amount -> new Money(m.group().strip(), amount));
  }

  private static boolean isCurrency(String code) {
    return code == null || CODES.contains(code);
  }

  private static boolean hasMoreLetters(String text, Matcher m) {
    String rest = text.substring(0, m.start()) + text.substring(m.end());
    return rest.codePoints().filter(Character::isLetter).count() > MOST_LETTERS;
  }

  /** Whether a text has a sign of a currency, or a letter near a digit: most texts have neither. */
  private static boolean mayShowSum(String text) {
    int digit = -MOST_BETWEEN - 2;
    int letter = digit;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.getType(c) == Character.CURRENCY_SYMBOL) {
        return true;
      }
      digit = Character.isDigit(c) ? i : digit;
      letter = Character.isLetter(c) ? i : letter;
      boolean near = Math.abs(digit - letter) <= MOST_BETWEEN + 1;
      if (near && digit >= 0 && letter >= 0) {
        return true;
      }
    }
    return false;
  }
}
