package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;
import org.apache.lucene.analysis.CharFilterFactory;

/**
 * Marks hyphens and dots between letters, so that tokenizers keep words such as {@code Wi-Fi} and
 * {@code node.js} whole for {@link HyphensFilterFactory}. Beyond three in a row, the parts are
 * words beside each other.
 */
public final class HyphensCharFilterFactory extends CharFilterFactory {
  private static final String HYPHENS = "-‐‑.";
  private static final int MOST_HYPHENS = 3;

  /** Creates a factory; there are no arguments. */
  public HyphensCharFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public Reader create(Reader input) {
    return new HyphensCharFilter(input);
  }

  private static final class HyphensCharFilter extends MarkingCharFilter {
    private int previous = END;
    private int hyphens;

    HyphensCharFilter(Reader input) {
      super(input);
    }

    @Override
    int written(int c) throws IOException {
      boolean hyphen = HYPHENS.indexOf(c) >= 0 && isLetter(previous) && isLetter(peek());
      if (hyphen) {
        hyphens++;
      } else if (hyphens > 0 && !isLetter(c)) {
        hyphens = 0;
      }
      previous = c;
      return hyphen && hyphens <= MOST_HYPHENS ? HyphenedWord.SIGN : c;
    }

    /** Whether it is a letter of a script that writes hyphens within words. */
    private static boolean isLetter(int c) {
      return c != END
          && Character.isLetter(c)
          && switch (Character.UnicodeScript.of(c)) {
            case LATIN, GREEK, CYRILLIC, ARMENIAN, GEORGIAN -> true;
            default -> false;
          };
    }
  }
}
