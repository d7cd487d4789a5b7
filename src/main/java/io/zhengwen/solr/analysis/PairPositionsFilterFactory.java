package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/**
 * Gives pairs of characters the positions that they have beside single characters.
 *
 * <p>{@link CJKBigramFilter} counts a position for each character if it puts out single characters,
 * too, but one less for a run of characters if it puts out pairs only. A query of pairs would then
 * not find 手机iPhone in an index that has both, as its last part would be expected one position too
 * early. This filter, behind it in the query's analyzer, counts the missing one.
 */
public final class PairPositionsFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public PairPositionsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new PairPositionsFilter(input);
  }

  private static final class PairPositionsFilter extends TokenFilter {
    private final OffsetAttribute offsets = addAttribute(OffsetAttribute.class);
    private final TypeAttribute type = addAttribute(TypeAttribute.class);
    private final PositionIncrementAttribute position =
        addAttribute(PositionIncrementAttribute.class);
    private int endOfPair = Integer.MAX_VALUE;

    PairPositionsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (!input.incrementToken()) {
        return false;
      }
      if (offsets.startOffset() >= endOfPair) {
        position.setPositionIncrement(position.getPositionIncrement() + 1);
      }
      boolean pair = type.type().equals(CJKBigramFilter.DOUBLE_TYPE);
      endOfPair = pair ? offsets.endOffset() : Integer.MAX_VALUE;
      return true;
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      endOfPair = Integer.MAX_VALUE;
    }
  }
}
