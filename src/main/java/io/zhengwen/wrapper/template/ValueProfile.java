package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collection;
import java.util.Set;

/**
 * What the values of a field look like: their lengths and the share of digits.
 *
 * @param shortest the length of the shortest value, in characters
 * @param longest the length of the longest value
 * @param digits the least share of digits among a value's characters, from 0 to 1
 * @param mostDigits the greatest share of digits
 * @param values how many different values it was made of
 * @param shape a regular expression that all of them match; null if they have nothing in common
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ValueProfile(
    int shortest, int longest, double digits, double mostDigits, int values, String shape) {
  private static final double SLACK = .34;
  private static final double NUMERIC = .4;
  private static final int FEW = 5;
  private static final int FIXED = 3;
  private static final int MANY = 8;
  private static final int MORE = 60;
  private static final int WORD = 8;

  /** Numbers of fewer digits are counts, which have one length by chance. */
  private static final int CODE = 5;

  /**
   * The profile of values; null if there are none.
   *
   * @param values the values of all pages; equal ones count for what they have in common
   */
  public static ValueProfile of(Collection<String> values) {
    if (values.isEmpty()) {
      return null;
    }
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    double least = 1;
    double most = 0;
    for (String value : values) {
      shortest = Math.min(shortest, value.length());
      longest = Math.max(longest, value.length());
      least = Math.min(least, shareOfDigits(value));
      most = Math.max(most, shareOfDigits(value));
    }
    int different = Set.copyOf(values).size();
    boolean enough = different >= FIXED || values.size() >= MANY;
    String shape = enough ? ValueShape.of(values).orElse(null) : null;
    return new ValueProfile(shortest, longest, least, most, different, shape);
  }

  /** The same profile of values that have nothing in common. */
  public ValueProfile withoutShape() {
    return new ValueProfile(shortest, longest, digits, mostDigits, values, null);
  }

  /**
   * Whether a value may be one of the field. Its length must not be far beyond what was seen. A
   * field of numbers takes only values with as many digits, give or take a third. The fewer values
   * were seen, the more is allowed.
   */
  public boolean allows(String value) {
    double room = values < FEW ? 2 : 1;
    return value.length() <= longest * (1 + 2 * room) + MORE
        && (digits < NUMERIC || shareOfDigits(value) >= digits - SLACK);
  }

  /**
   * Whether a value has what all values seen have, which may be by chance: if at least three were
   * numbers of one length, as codes are, the same length; if at least three were short words
   * without digits, no digits and not many more letters.
   */
  public boolean isUsual(String value) {
    if (values < FIXED) {
      return true;
    }
    if (digits < NUMERIC) {
      boolean word = mostDigits == 0 && longest <= WORD;
      return !word || value.length() <= 2 * WORD && shareOfDigits(value) == 0;
    }
    boolean code = shortest == longest && shortest >= CODE && digits > .9;
    return !code || value.length() == longest;
  }

  private static double shareOfDigits(String value) {
    long all = value.codePoints().filter(cp -> !Character.isWhitespace(cp)).count();
    return all == 0 ? 0 : (double) value.codePoints().filter(Character::isDigit).count() / all;
  }
}
