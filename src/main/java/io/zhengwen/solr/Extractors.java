package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Extractors by method and parameters: the configured one, whose library may be in memory, for
 * good; of those that requests ask for, the {@value #KEPT} used last. Thread-safe.
 */
final class Extractors {
  static final int KEPT = 16;

  private record Key(String method, Map<String, String> params) {}

  private final ParseLimits limits;
  private final Key configuredKey;
  private final ContentExtractor configured;
  private final Map<Key, ContentExtractor> others =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, ContentExtractor> eldest) {
          return size() > KEPT;
        }
      };

  /**
   * Makes the configured extractor.
   *
   * @throws IllegalArgumentException naming what is illegal and what is legal
   */
  Extractors(String method, Map<String, String> params, ParseLimits limits) {
    this.limits = limits;
    configuredKey = new Key(method, Map.copyOf(params));
    configured = new ContentExtractor(method, params, limits);
  }

  /**
   * The extractor of a method with parameters.
   *
   * @throws IllegalArgumentException naming what is illegal and what is legal
   */
  ContentExtractor get(String method, Map<String, String> params) {
    Key key = new Key(method, Map.copyOf(params));
    return key.equals(configuredKey) ? configured : other(key);
  }

  private synchronized ContentExtractor other(Key key) {
    ContentExtractor extractor = others.get(key);
    if (extractor == null) {
      extractor = new ContentExtractor(key.method(), key.params(), limits);
      others.put(key, extractor);
    }
    return extractor;
  }
}
