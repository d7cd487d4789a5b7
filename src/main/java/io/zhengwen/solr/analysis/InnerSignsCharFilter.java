package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;

/** Writes {@link InnerSigns#SIGN} for each sign within a word. */
final class InnerSignsCharFilter extends MarkingCharFilter {
  private static final String APOSTROPHES = "'’‘＇";
  private static final String LETTERS_LIKE_APOSTROPHES = "ʻʼʾʿ";
  private static final String SEPARATORS = ",.'’٬， \u00A0\u2009\u202F";
  private static final char NON_JOINER = '\u200C';

  /** Beyond quadrillions, they are numbers beside each other. */
  private static final int MOST_SEPARATORS = 5;

  private int current = END;
  private int previous = END;
  private int beforePrevious = END;

  /** The number of characters that are left of a number with separators. */
  private int left;

  InnerSignsCharFilter(Reader input) {
    super(input);
  }

  @Override
  int written(int c) throws IOException {
    current = c;
    if (left > 0) {
      left--;
    } else if (isDigit(c) && !isDigit(previous)) {
      left = Math.max(0, lengthOfNumber() - 1);
    }
    boolean sign = left > 0 ? !isDigit(c) : isWithinWord(c);
    beforePrevious = previous;
    previous = c;
    return sign ? InnerSigns.SIGN : c;
  }

  private boolean isWithinWord(int c) throws IOException {
    if (c == NON_JOINER) {
      return isArabic(previous) && isArabic(peek());
    }
    if (APOSTROPHES.indexOf(c) >= 0) {
      return isCyrillic(previous) && isCyrillic(peek());
    }
    return LETTERS_LIKE_APOSTROPHES.indexOf(c) >= 0
        && Character.isLetter(previous)
        && Character.isLetter(peek());
  }

  /**
   * The length of the number from here on, without decimals, if signs separate its thousands, or as
   * in India its thousands and hundreds of them; 0 if not. What might be a list, a version, an
   * address or a date is no such number, nor what begins with 0.
   */
  private int lengthOfNumber() throws IOException {
    int first = digits(0);
    int separator = at(first);
    if (first > 3
        || Character.digit(current, 10) == 0
        || SEPARATORS.indexOf(separator) < 0
        || separator == previous && isDigit(beforePrevious)) {
      return 0;
    }
    int pairs = 0;
    int separators = 0;
    int group = 0;
    int end = first;
    while (at(end) == separator && isDigit(at(end + 1))) {
      group = digits(end + 1);
      pairs += group == 2 ? 1 : 0;
      separators++;
      end += 1 + group;
      if (group < 2 || group > 3 || separators > MOST_SEPARATORS) {
        return 0;
      }
    }
    boolean indian = separator == ',' && first <= 2 && pairs == separators - 1;
    return group == 3 && (pairs == 0 || indian) ? end : 0;
  }

  /** The number of digits in a row; 4 for more. */
  private int digits(int from) throws IOException {
    int count = 0;
    while (count < 4 && isDigit(at(from + count))) {
      count++;
    }
    return count;
  }

  /** The character so many behind the one that is read. */
  private int at(int ahead) throws IOException {
    return ahead == 0 ? current : peek(ahead - 1);
  }

  private static boolean isDigit(int c) {
    return c != END && Character.isDigit(c);
  }

  private static boolean isArabic(int c) {
    return c >= 0x0620 && c <= 0x077F;
  }

  private static boolean isCyrillic(int c) {
    return c >= 0x0400 && c <= 0x052F;
  }
}
