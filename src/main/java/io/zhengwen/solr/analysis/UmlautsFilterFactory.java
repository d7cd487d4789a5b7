package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * Adds words with {@linkplain Umlauts umlauts in two letters}, at the same place: {@code Mueller}
 * finds {@code Müller}, too. For the index, so that {@code poet} does not find {@code pot}.
 */
public final class UmlautsFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public UmlautsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new UmlautsFilter(input);
  }

  private static final class UmlautsFilter extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private State word;

    UmlautsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (word != null) {
        restoreState(word);
        word = null;
        String apart = Umlauts.inTwoLetters(term);
        term.setEmpty().append(apart);
        increment.setPositionIncrement(0);
        return true;
      }
      if (!input.incrementToken()) {
        return false;
      }
      if (Umlauts.hasAny(term)) {
        word = captureState();
      }
      return true;
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      word = null;
    }
  }
}
