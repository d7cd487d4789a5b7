package io.zhengwen.wrapper.value;

import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.quantity.Quantities;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.FieldType;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * Turns the values of a field into typed ones: numbers and prices into decimal numbers without
 * unit, dates into {@code java.time} values as exact as the page is, telephone numbers into digits
 * with their plus, links into absolute addresses. Not thread-safe.
 */
public final class ValueReader {
  /** Words of prices that are no signs: 元, 円, 万, 萬 and 亿. */
  private static final String CURRENCIES = "\u5143\u5186\u4E07\u842C\u4EBF";

  private final PageModel page;
  private final Addresses addresses;
  private DateText dates;

  private ValueReader(PageModel page) {
    this.page = page;
    addresses = page.addresses();
  }

  /** Reads the values of a page. */
  public static ValueReader of(PageModel page) {
    return new ValueReader(page);
  }

  /**
   * The typed value of a text: a string, number or {@code java.time} value; empty if unreadable.
   */
  public Optional<Object> read(FieldTemplate field, String text) {
    return switch (field.type()) {
      case TEXT, ADDRESS -> Optional.of(text);
      case NUMBER -> Quantities.first(text, false).map(Object.class::cast);
      case PRICE -> Quantities.first(text, true).map(Object.class::cast);
      case DATE -> dates().first(text).map(date -> (Object) date.value());
      case PHONE -> PhoneNumbers.first(text).map(Object.class::cast);
      case ENUMERATION -> Optional.ofNullable(meaning(field.values(), text));
      case LINK -> addresses.absolute(text).map(Object.class::cast);
    };
  }

  /** The reader of the page's dates, made when the first is read: most templates have none. */
  private DateText dates() {
    if (dates == null) {
      dates = PageDates.reader(page);
    }
    return dates;
  }

  private static String meaning(Map<String, String> values, String text) {
    return values == null
        ? text
        : values.entrySet().stream()
            .filter(e -> e.getKey().strip().equalsIgnoreCase(text.strip()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(null);
  }

  /** The type that values seem to have; text if in doubt. */
  public static FieldType typeOf(Collection<String> values) {
    if (values.isEmpty()) {
      return FieldType.TEXT;
    }
    if (values.stream().allMatch(ValueReader::isPrice)) {
      return FieldType.PRICE;
    }
    if (values.stream().allMatch(ValueReader::isNumber)) {
      return FieldType.NUMBER;
    }
    return FieldType.TEXT;
  }

  private static boolean isPrice(String value) {
    return value.length() <= 20
        && Quantities.first(value, true).isPresent()
        && value.codePoints().anyMatch(ValueReader::isCurrency)
        && !value.contains("/");
  }

  private static boolean isCurrency(int cp) {
    return Character.getType(cp) == Character.CURRENCY_SYMBOL || CURRENCIES.indexOf(cp) >= 0;
  }

  /** Whether a value is a number with at most a short unit; long ones are rather identifiers. */
  private static boolean isNumber(String value) {
    Optional<BigDecimal> number = Quantities.first(value, false);
    String rest = LowerCase.of(value.replaceAll("[\\p{Nd}.,\u066B\u066C\\s\u2212-]", ""));
    return number.isPresent()
        && number.get().precision() <= 9
        && rest.length() <= 5
        && value.strip().matches("[\u2212-]?\\p{Nd}[\\p{Nd}.,\u066B\u066C\\s]*\\P{Nd}*");
  }
}
