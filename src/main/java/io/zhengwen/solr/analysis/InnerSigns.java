package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;

/**
 * Signs within words that others leave out or write as spaces: those between the thousands of
 * numbers ({@code 19,200}, {@code 19 200}), apostrophes of Cyrillic ({@code п'ять}), letters that
 * look like apostrophes ({@code Hawaiʻi}), and what keeps letters of Arabic script apart without a
 * space ({@code می‌روم}).
 */
public final class InnerSigns {
  /** Stands for all of them: tokenizers keep it within words, and pages hardly have it. */
  static final char SIGN = '\u2063';

  private InnerSigns() {}

  /** A word without its inner signs; null if it has none. */
  public static String without(String word) {
    StringBuilder joined = new StringBuilder();
    try (Reader marked = new InnerSignsCharFilter(new StringReader(word))) {
      for (int c; (c = marked.read()) >= 0; ) {
        if (c != SIGN) {
          joined.append((char) c);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return joined.length() == word.length() ? null : joined.toString();
  }
}
