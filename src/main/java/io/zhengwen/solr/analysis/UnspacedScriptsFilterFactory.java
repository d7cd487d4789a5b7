package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/**
 * Has Thai, Lao, Khmer and Burmese cut into pairs of characters as Chinese is. They are written
 * without spaces, too, and Lucene's standard tokenizer gives a whole phrase of them as one token.
 *
 * <p>It changes the type of these tokens to that of ideographs, which {@link
 * org.apache.lucene.analysis.cjk.CJKBigramFilter} behind it takes for such. A phrase in which a
 * mapping wrote one character for two, with U+2064 for the second, is cut into characters with the
 * places that they have in the text.
 */
public final class UnspacedScriptsFilterFactory extends TokenFilterFactory {
  private static final String UNSPACED =
      StandardTokenizer.TOKEN_TYPES[StandardTokenizer.SOUTHEAST_ASIAN];
  private static final String IDEOGRAPHS =
      StandardTokenizer.TOKEN_TYPES[StandardTokenizer.IDEOGRAPHIC];

  /** Creates a factory; there are no arguments. */
  public UnspacedScriptsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new UnspacedScriptsFilter(input);
  }

  private static final class UnspacedScriptsFilter extends TokenFilter {
    private static final char SECOND = '\u2064';

    private final TypeAttribute type = addAttribute(TypeAttribute.class);
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private State phrase;
    private int next;

    UnspacedScriptsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (phrase != null) {
        restoreState(phrase);
        if (next < term.length()) {
          cutCharacter();
          increment.setPositionIncrement(1);
          return true;
        }
        phrase = null;
      }
      if (!input.incrementToken()) {
        return false;
      }
      if (type.type().equals(UNSPACED)) {
        type.setType(IDEOGRAPHS);
        if (hasSecond()) {
          phrase = captureState();
          next = 0;
          cutCharacter();
        }
      }
      return true;
    }

    private boolean hasSecond() {
      for (int i = 1; i < term.length(); i++) {
        if (term.charAt(i) == SECOND) {
          return true;
        }
      }
      return false;
    }

    private void cutCharacter() {
      int start = next++;
      while (next < term.length() && term.charAt(next) == SECOND) {
        next++;
      }
      int first = offset.startOffset();
      if (offset.endOffset() - first == term.length()) {
        offset.setOffset(first + start, first + next);
      }
      term.copyBuffer(term.buffer(), start, 1);
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      phrase = null;
    }
  }
}
