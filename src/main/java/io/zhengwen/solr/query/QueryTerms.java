package io.zhengwen.solr.query;

/** Estimates the number of terms that the analysis makes of a query. */
final class QueryTerms {
  /** Marks in a row that belong to a letter; scripts without spaces have terms of further ones. */
  private static final int MOST_MARKS = 3;

  private QueryTerms() {}

  static int count(String query) {
    return end(query, Integer.MAX_VALUE).terms();
  }

  /** The beginning of a query, with up to so many terms. */
  static String first(String query, int terms) {
    return query.substring(0, end(query, terms).offset());
  }

  private record End(int offset, int terms) {}

  private static End end(String query, int most) {
    int terms = 0;
    int marks = 0;
    boolean inWord = false;
    boolean quoted = false;
    boolean empty = false;
    for (int i = 0; i < query.length(); ) {
      int c = query.codePointAt(i);
      boolean letter = Character.isLetterOrDigit(c);
      boolean alone = isTermAlone(c);
      marks = isMark(c) ? marks + 1 : 0;
      boolean emptyPhrase = c == '"' && quoted && empty;
      if (alone || letter && !inWord || marks > MOST_MARKS || emptyPhrase) {
        if (terms == most) {
          return new End(i, terms);
        }
        terms++;
        empty = false;
      }
      if (c == '"') {
        quoted = !quoted;
        empty = quoted;
      }
      inWord = letter && !alone || inWord && isMark(c);
      i += Character.charCount(c);
    }
    return new End(query.length(), terms);
  }

  /** Whether a character belongs to the letter before it, as accents and vowel signs do. */
  static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  /** Whether a character is a term of its own: an ideograph, syllable or pictograph. */
  private static boolean isTermAlone(int c) {
    return switch (Character.UnicodeScript.of(c)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, THAI, LAO, KHMER, MYANMAR -> !isMark(c);
      case TAI_LE, NEW_TAI_LUE, TAI_THAM, TAI_VIET, AHOM -> !isMark(c);
      case COMMON -> isOfKana(c) || Character.getType(c) == Character.OTHER_SYMBOL;
      default -> false;
    };
  }

  /** Whether a character that no script has to itself repeats or lengthens syllables. */
  private static boolean isOfKana(int c) {
    return c == 0x30FC || c == 0xFF70 || c >= 0x3031 && c <= 0x3035;
  }
}
