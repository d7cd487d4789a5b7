package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import java.util.LinkedHashMap;
import java.util.Map;

/** Extractors by method and parameters, the most recently used ones kept. Thread-safe. */
final class Extractors {
  private static final int KEPT = 16;

  private record Key(String method, Map<String, String> params) {}

  private final ParseLimits limits;
  private final Map<Key, ContentExtractor> cache =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, ContentExtractor> eldest) {
          return size() > KEPT;
        }
      };

  Extractors(ParseLimits limits) {
    this.limits = limits;
  }

  /**
   * The extractor of a method with parameters.
   *
   * @throws IllegalArgumentException naming what is illegal and what is legal
   */
  synchronized ContentExtractor get(String method, Map<String, String> params) {
    Key key = new Key(method, Map.copyOf(params));
    ContentExtractor extractor = cache.get(key);
    if (extractor == null) {
      extractor = new ContentExtractor(method, params, limits);
      cache.put(key, extractor);
    }
    return extractor;
  }
}
