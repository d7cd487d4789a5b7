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
 * Cuts words at the signs that {@link InnerSignsCharFilterFactory} marks. With {@code
 * outputJoined="true"}, for the index, the word without signs is added at the place of its first
 * part: {@code 19,200} is 19, 200 and 19200.
 */
public final class InnerSignsFilterFactory extends TokenFilterFactory {
  private final boolean joined;

  /** Creates a factory with the arguments of the schema, which are consumed. */
  public InnerSignsFilterFactory(Map<String, String> args) {
    super(args);
    joined = getBoolean(args, "outputJoined", false);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new InnerSignsFilter(input, joined);
  }

  private static final class InnerSignsFilter extends TokenFilter {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final PositionIncrementAttribute increment =
        addAttribute(PositionIncrementAttribute.class);
    private final boolean outputJoined;
    private State word;
    private int next;
    private boolean joinedIsNext;

    InnerSignsFilter(TokenStream input, boolean outputJoined) {
      super(input);
      this.outputJoined = outputJoined;
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (word != null) {
        restoreState(word);
        if (joinedIsNext) {
          joinedIsNext = false;
          join();
          increment.setPositionIncrement(0);
          return true;
        }
        if (next < term.length()) {
          part();
          increment.setPositionIncrement(1);
          return true;
        }
        word = null;
      }
      if (!input.incrementToken()) {
        return false;
      }
      if (sign(0) < term.length()) {
        word = captureState();
        next = 0;
        joinedIsNext = outputJoined;
        part();
      }
      return true;
    }

    /** Where the next sign from there on is; the end of the word if there is none. */
    private int sign(int from) {
      int i = from;
      while (i < term.length() && term.charAt(i) != InnerSigns.SIGN) {
        i++;
      }
      return i;
    }

    private void part() {
      int start = next;
      int end = sign(start);
      next = end + 1;
      int first = offset.startOffset();
      boolean asWritten = offset.endOffset() - first == term.length();
      term.copyBuffer(term.buffer(), start, end - start);
      if (asWritten) {
        offset.setOffset(first + start, first + end);
      }
    }

    private void join() {
      String joined = term.toString().replace(String.valueOf(InnerSigns.SIGN), "");
      term.setEmpty().append(joined);
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      word = null;
    }
  }
}
