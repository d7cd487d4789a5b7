package io.zhengwen.solr.analysis;

import java.io.Reader;
import java.util.Map;
import org.apache.lucene.analysis.CharFilterFactory;

/**
 * A factory without arguments, whose filter reads the parts of words that are typed before a {@code
 * *}, too.
 */
abstract class PlainCharFilterFactory extends CharFilterFactory {
  PlainCharFilterFactory(Map<String, String> args) {
    super(args);
    if (!args.isEmpty()) {
      throw new IllegalArgumentException("Unknown parameters: " + args);
    }
  }

  @Override
  public final Reader normalize(Reader input) {
    return create(input);
  }
}
