package io.zhengwen.text.quantity;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The currencies right beside a sum of money.
 *
 * @param before the sign, code or short name before it, in capitals; empty if there is none
 * @param behind that behind it
 */
record CurrencyBeside(String before, String behind) {
  private static final String LETTERS = "(?:([A-Z]{3})|(?i:(Rs|Tk))\\.?)";
  private static final Pattern AT_END =
      Pattern.compile("(?:(?:^|[^\\pL])" + LETTERS + "|(\\p{Sc}))[\\s-]*$");
  private static final Pattern AT_START =
      Pattern.compile("^\\.?\\s*(?:" + LETTERS + "(?:[^\\pL]|$)|(\\p{Sc}))");
  private static final int CODE = 1;
  private static final int NAME = 2;
  private static final int SIGN = 3;

  private static final String DOLLAR = "$";

  private static final Set<String> CODES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .collect(Collectors.toUnmodifiableSet());

  /** Rupees and takas: currencies of countries that count in lakhs and crores. */
  private static final Set<String> RUPEES =
      Set.of("INR", "PKR", "NPR", "LKR", "BDT", "RS", "TK", "\u20B9", "\u09F3");

  /** The currencies beside a sum, by the texts before and behind it. */
  static CurrencyBeside of(String before, String behind) {
    return new CurrencyBeside(currency(AT_END.matcher(before)), currency(AT_START.matcher(behind)));
  }

  private static String currency(Matcher m) {
    if (!m.find() || m.group(CODE) != null && !CODES.contains(m.group(CODE))) {
      return "";
    }
    return Stream.of(CODE, NAME, SIGN)
        .map(m::group)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow()
        .toUpperCase(Locale.ROOT);
  }

  boolean isNone() {
    return before.isEmpty() && behind.isEmpty();
  }

  boolean isRupee() {
    return RUPEES.contains(before) || RUPEES.contains(behind);
  }

  boolean isDollarOrCode() {
    return Stream.of(before, behind).anyMatch(c -> c.equals(DOLLAR) || CODES.contains(c));
  }
}
