package io.zhengwen.solr.analysis;

import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

/**
 * Adds the {@linkplain AccentedForm accented forms} of words, at the same place: those who type
 * {@code pâté} find {@code pâté} before {@code pâte}. For the index, before letters are folded.
 */
public final class AccentedFormsFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public AccentedFormsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new OtherFormFilter(
        input, word -> HyphenedWord.isOne(word) ? null : AccentedForm.of(word));
  }
}
