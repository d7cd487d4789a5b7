package io.zhengwen.solr.query;

/** Estimates the number of terms that the analysis makes of a query. */
final class QueryTerms {
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
    boolean inWord = false;
    for (int i = 0; i < query.length(); ) {
      int c = query.codePointAt(i);
      boolean letter = Character.isLetterOrDigit(c);
      boolean ideograph = Character.isIdeographic(c) || isSyllable(c);
      if (letter && (ideograph || !inWord)) {
        if (terms == most) {
          return new End(i, terms);
        }
        terms++;
      }
      inWord = letter && !ideograph || inWord && isMark(c);
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

  private static boolean isSyllable(int c) {
    return switch (Character.UnicodeScript.of(c)) {
      case HIRAGANA, KATAKANA, HANGUL, THAI, LAO, KHMER, MYANMAR -> true;
      default -> false;
    };
  }
}
