package io.zhengwen.solr.analysis;

import java.io.Reader;
import java.util.Map;

/**
 * Marks the {@linkplain InnerSigns signs within words}, so that tokenizers keep the words whole for
 * {@link InnerSignsFilterFactory}.
 */
public final class InnerSignsCharFilterFactory extends PlainCharFilterFactory {
  /** Creates a factory; there are no arguments. */
  public InnerSignsCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new InnerSignsCharFilter(input);
  }
}
