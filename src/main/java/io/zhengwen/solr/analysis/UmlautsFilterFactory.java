package io.zhengwen.solr.analysis;

import java.util.Map;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;

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
    return new OtherFormFilter(
        input, word -> Umlauts.hasAny(word) ? Umlauts.inTwoLetters(word) : null);
  }
}
