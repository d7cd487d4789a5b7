package io.zhengwen.solr.analysis;

import java.io.IOException;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/**
 * Cuts words at a sign, and adds the word without signs at the place of its first part. One that is
 * cut again at another sign is not added: its offset would go back behind that of the parts.
 */
final class SignedWordsFilter extends TokenFilter {
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
  private final PositionIncrementAttribute increment =
      addAttribute(PositionIncrementAttribute.class);
  private final char sign;
  private final String suffix;
  private State word;
  private int next;
  private boolean joinedIsNext;

  /**
   * Creates a filter.
   *
   * @param suffix what is added to the words without signs; null if the parts are all
   */
  SignedWordsFilter(TokenStream input, char sign, String suffix) {
    super(input);
    this.sign = sign;
    this.suffix = suffix;
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
    if (endOfPart(0) < term.length()) {
      word = captureState();
      next = 0;
      joinedIsNext = suffix != null && !hasOtherSign();
      part();
    }
    return true;
  }

  private boolean hasOtherSign() {
    return term.chars().anyMatch(c -> c == InnerSigns.SIGN && c != sign);
  }

  /** Where the next sign from there on is; the end of the word if there is none. */
  private int endOfPart(int from) {
    int i = from;
    while (i < term.length() && term.charAt(i) != sign) {
      i++;
    }
    return i;
  }

  private void part() {
    int start = next;
    int end = endOfPart(start);
    next = end + 1;
    int first = offset.startOffset();
    boolean asWritten = offset.endOffset() - first == term.length();
    term.copyBuffer(term.buffer(), start, end - start);
    if (asWritten) {
      offset.setOffset(first + start, first + end);
    }
  }

  private void join() {
    String joined = term.toString().replace(String.valueOf(sign), "");
    term.setEmpty().append(joined).append(suffix);
  }

  @Override
  public void reset() throws IOException {
    super.reset();
    word = null;
  }
}
