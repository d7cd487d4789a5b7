package io.zhengwen.solr;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.zhengwen.ContentExtractor;
import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.LanguageFields;
import java.util.Map;

/**
 * Extractors by method and parameters: the configured one for good; of those that requests ask for,
 * up to {@value #KEPT}. Thread-safe.
 */
final class Extractors {
  static final int KEPT = 16;

  private record Key(String method, Map<String, String> params) {}

  /** A method with its parameters, and the version of what it extracts. */
  record Versioned(ContentExtractor extractor, String version) {}

  private final MainContentConfig config;
  private final LanguageFields languageFields;
  private final Resources resources;
  private final Key configuredKey;
  private final Versioned configured;
  private final LoadingCache<Key, Versioned> others;

  /**
   * Makes the configured extractor.
   *
   * @param languageFields the fields of the schema that hold a value in one language each
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  Extractors(MainContentConfig config, LanguageFields languageFields, Resources resources) {
    this.config = config;
    this.languageFields = languageFields;
    this.resources = resources;
    configuredKey = new Key(config.method(), config.params());
    configured = make(configuredKey);
    others = Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build(this::make);
  }

  private Versioned make(Key key) {
    return new Versioned(
        new ContentExtractor(key.method, key.params, config.limits(), resources),
        ExtractVersion.of(config, languageFields, key.method, key.params));
  }

  /**
   * The extractor of a method with parameters.
   *
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  Versioned get(String method, Map<String, String> params) {
    Key key = new Key(method, Map.copyOf(params));
    return key.equals(configuredKey) ? configured : others.get(key);
  }
}
