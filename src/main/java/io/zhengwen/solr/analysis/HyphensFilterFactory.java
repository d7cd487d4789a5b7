package io.zhengwen.solr.analysis;

import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

/**
 * Cuts words at the hyphens and dots that {@link HyphensCharFilterFactory} marks, and adds the
 * {@linkplain HyphenedWord word in one} at the place of its first part. It is for the index: the
 * tokenizer cuts the words of queries.
 */
public final class HyphensFilterFactory extends TokenFilterFactory {
  /** Creates a factory; there are no arguments. */
  public HyphensFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new SignedWordsFilter(input, HyphenedWord.SIGN, String.valueOf(HyphenedWord.MARK));
  }
}
