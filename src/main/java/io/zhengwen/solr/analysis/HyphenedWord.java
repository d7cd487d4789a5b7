package io.zhengwen.solr.analysis;

/**
 * Words with hyphens or dots as the index has them beside their parts: in one, and marked as such.
 */
public final class HyphenedWord {
  /** Stands for a hyphen or dot: tokenizers keep it within words, and pages hardly have it. */
  static final char SIGN = '\u2062';

  /** Of Unicode's private use area, which folding leaves alone and words do not have. */
  static final char MARK = '\uE300';

  private HyphenedWord() {}

  /** The term of all words that are a folded one but for hyphens and dots within. */
  public static String of(String word) {
    return word + MARK;
  }

  /** Whether a term of the index is such a word. */
  public static boolean isOne(CharSequence term) {
    return term.length() > 0 && term.charAt(term.length() - 1) == MARK;
  }
}
