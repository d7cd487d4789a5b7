package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import org.apache.lucene.analysis.CharFilterFactory;

/**
 * Marks dots that begin names of Latin letters, such as {@code .NET} and {@code .htaccess}, for
 * {@link LeadingDotsFilterFactory}. Those behind a letter, a digit or another dot begin none.
 */
public final class LeadingDotsCharFilterFactory extends CharFilterFactory {
  private static final char FIRST_UNSPACED = '\u2E80';

  /** Creates a factory; there are no arguments. */
  public LeadingDotsCharFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public Reader create(Reader input) {
    return new LeadingDotsCharFilter(input);
  }

  private static final class LeadingDotsCharFilter extends MarkingCharFilter {
    private int previous = END;

    LeadingDotsCharFilter(Reader input) {
      super(input);
    }

    @Override
    int written(int c) throws IOException {
      boolean begins = c == '.' && !isInName(previous) && isLatin(peek());
      previous = c;
      return begins ? DottedName.DOT : c;
    }

    /** Ideographs and kana stand beside names. */
    private static boolean isInName(int c) {
      return c == '.' || c == '_' || c != END && c < FIRST_UNSPACED && Character.isLetterOrDigit(c);
    }

    private static boolean isLatin(int c) {
      return c != END
          && Character.isLetter(c)
          && Character.UnicodeScript.of(c) == Character.UnicodeScript.LATIN;
    }
  }
}
