package io.zhengwen.solr.analysis;

import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

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
    return new SignedWordsFilter(input, InnerSigns.SIGN, joined ? "" : null);
  }
}
