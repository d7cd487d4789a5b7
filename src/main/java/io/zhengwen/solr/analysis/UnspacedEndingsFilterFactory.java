package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/**
 * Adds the endings of phrases in Thai, Lao, Khmer and Burmese, from each letter on, since Lucene's
 * standard tokenizer gives a whole phrase of them as one token: each word of the phrase begins one.
 */
public final class UnspacedEndingsFilterFactory extends TokenFilterFactory {
  private static final String UNSPACED =
      StandardTokenizer.TOKEN_TYPES[StandardTokenizer.SOUTHEAST_ASIAN];

  /** Creates a factory; there are no arguments. */
  public UnspacedEndingsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new UnspacedEndingsFilter(input);
  }

  private static final class UnspacedEndingsFilter extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final TypeAttribute type = addAttribute(TypeAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private State phrase;
    private int start;

    UnspacedEndingsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (phrase != null) {
        restoreState(phrase);
        if (isNextEnding()) {
          return true;
        }
        phrase = null;
      }
      if (!input.incrementToken()) {
        return false;
      }
      if (type.type().equals(UNSPACED)) {
        phrase = captureState();
        start = 0;
      }
      return true;
    }

    private boolean isNextEnding() {
      do {
        start++;
      } while (start < term.length() && !Character.isLetter(term.charAt(start)));
      if (start >= term.length()) {
        return false;
      }
      term.copyBuffer(term.buffer(), start, term.length() - start);
      increment.setPositionIncrement(0);
      return true;
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      phrase = null;
    }
  }
}
