package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * Adds the words without the signs that {@link NameSignsCharFilterFactory} keeps, at the same
 * place: {@code C} finds {@code C++}, too, and {@code count} finds {@code count++}. For the index.
 */
public final class NameSignsFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public NameSignsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new NameSignsFilter(input);
  }

  private static final class NameSignsFilter extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private State signed;

    NameSignsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (signed != null) {
        restoreState(signed);
        signed = null;
        term.setLength(term.length() - 1);
        offset.setOffset(offset.startOffset(), offset.endOffset() - 1);
        increment.setPositionIncrement(0);
        return true;
      }
      if (!input.incrementToken()) {
        return false;
      }
      char last = term.length() < 2 ? 0 : term.charAt(term.length() - 1);
      if (last == NameSignsCharFilterFactory.PLUSES || last == NameSignsCharFilterFactory.SHARP) {
        signed = captureState();
      }
      if (last == NameSignsCharFilterFactory.PLUSES) {
        offset.setOffset(offset.startOffset(), offset.endOffset() + 1);
      }
      return true;
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      signed = null;
    }
  }
}
