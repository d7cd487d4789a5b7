package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.function.Function;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** Adds another form of a word behind it, at the same place. */
final class OtherFormFilter extends TokenFilter {
  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final PositionIncrementAttribute increment =
      addAttribute(PositionIncrementAttribute.class);
  private final Function<CharSequence, String> form;
  private State word;
  private String other;

  /** With a function that returns null for words without another form. */
  OtherFormFilter(TokenStream input, Function<CharSequence, String> form) {
    super(input);
    this.form = form;
  }

  @Override
  public boolean incrementToken() throws IOException {
    if (other != null) {
      restoreState(word);
      term.setEmpty().append(other);
      increment.setPositionIncrement(0);
      other = null;
      return true;
    }
    if (!input.incrementToken()) {
      return false;
    }
    other = form.apply(term);
    word = other == null ? null : captureState();
    return true;
  }

  @Override
  public void reset() throws IOException {
    super.reset();
    word = null;
    other = null;
  }
}
