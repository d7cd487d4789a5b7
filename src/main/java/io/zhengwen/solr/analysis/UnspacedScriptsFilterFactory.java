package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.Map;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenFilterFactory;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/**
 * Has Thai, Lao, Khmer and Burmese cut into pairs of characters as Chinese is. They are written
 * without spaces, too, and Lucene's standard tokenizer gives a whole phrase of them as one token.
 *
 * <p>It changes the type of these tokens to that of ideographs, which {@link
 * org.apache.lucene.analysis.cjk.CJKBigramFilter} behind it takes for such.
 */
public final class UnspacedScriptsFilterFactory extends TokenFilterFactory {
  private static final String UNSPACED =
      StandardTokenizer.TOKEN_TYPES[StandardTokenizer.SOUTHEAST_ASIAN];
  private static final String IDEOGRAPHS =
      StandardTokenizer.TOKEN_TYPES[StandardTokenizer.IDEOGRAPHIC];

  /** Creates a factory; there are no arguments. */
  public UnspacedScriptsFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public TokenStream create(TokenStream input) {
    return new UnspacedScriptsFilter(input);
  }

  private static final class UnspacedScriptsFilter extends TokenFilter {
    private final TypeAttribute type = addAttribute(TypeAttribute.class);

    UnspacedScriptsFilter(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (!input.incrementToken()) {
        return false;
      }
      if (type.type().equals(UNSPACED)) {
        type.setType(IDEOGRAPHS);
      }
      return true;
    }
  }
}
