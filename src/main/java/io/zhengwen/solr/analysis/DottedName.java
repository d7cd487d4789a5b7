package io.zhengwen.solr.analysis;

/** Names that begin with a dot, such as {@code .NET}, as the index has them beside their words. */
public final class DottedName {
  /** Stands for the dot: a letter that looks like it and is hardly used in pages. */
  static final char DOT = '\uA78F';

  /** Of Unicode's private use area, which folding leaves alone and words do not have. */
  static final char MARK = '\uE301';

  private DottedName() {}

  /** The term of a folded word where a dot stands before it. */
  public static String of(String word) {
    return word + MARK;
  }

  /** Whether a term of the index is such a name. */
  public static boolean isOne(CharSequence term) {
    return term.length() > 0 && term.charAt(term.length() - 1) == MARK;
  }
}
