package io.zhengwen.solr;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Resources;
import java.util.Map;

/**
 * Extractors by method and parameters: the configured one for good; of those that requests ask for,
 * up to {@value #KEPT}. Thread-safe.
 */
final class Extractors {
  static final int KEPT = 16;

  private record Key(String method, Map<String, String> params) {}

  private final Key configuredKey;
  private final ContentExtractor configured;
  private final LoadingCache<Key, ContentExtractor> others;

  /**
   * Makes the configured extractor.
   *
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  Extractors(String method, Map<String, String> params, ParseLimits limits, Resources resources) {
    configuredKey = new Key(method, Map.copyOf(params));
    configured = new ContentExtractor(method, params, limits, resources);
    others =
        Caffeine.newBuilder()
            .maximumSize(KEPT)
            .executor(Runnable::run)
            .build(key -> new ContentExtractor(key.method, key.params, limits, resources));
  }

  /**
   * The extractor of a method with parameters.
   *
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  ContentExtractor get(String method, Map<String, String> params) {
    Key key = new Key(method, Map.copyOf(params));
    return key.equals(configuredKey) ? configured : others.get(key);
  }
}
