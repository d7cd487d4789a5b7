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
 * Takes the dots that {@link LeadingDotsCharFilterFactory} marks from words, and adds the
 * {@linkplain DottedName names with dots} at the same place: those who type {@code .NET} find
 * {@code .NET} before {@code net}. For the index, behind what cuts words.
 */
public final class LeadingDotsFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public LeadingDotsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new LeadingDotsFilter(input);
  }

  private static final class LeadingDotsFilter extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private State word;

    LeadingDotsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (word != null) {
        restoreState(word);
        word = null;
        term.append(DottedName.MARK);
        increment.setPositionIncrement(0);
        return true;
      }
      if (!input.incrementToken()) {
        return false;
      }
      if (term.length() > 1 && term.charAt(0) == DottedName.DOT) {
        term.copyBuffer(term.buffer(), 1, term.length() - 1);
        offset.setOffset(offset.startOffset() + 1, offset.endOffset());
        word = increment.getPositionIncrement() > 0 ? captureState() : null;
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
