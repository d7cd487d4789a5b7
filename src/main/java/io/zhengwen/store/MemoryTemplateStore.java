package io.zhengwen.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Keeps sites in memory as long as the store exists. If there is no room for all of them, sites
 * that were not used recently or often are dropped. Thread-safe.
 */
public final class MemoryTemplateStore implements TemplateStore {
  private final Cache<SiteKey, StoredSite> known;

  /**
   * Creates an empty store.
   *
   * @param mostTemplates the number of templates, over all sites, that there is room for
   */
  public MemoryTemplateStore(int mostTemplates) {
    known =
        Caffeine.newBuilder()
            .maximumWeight(mostTemplates)
            .weigher((SiteKey key, StoredSite site) -> 1 + site.templates().size())
            .executor(Runnable::run)
            .build();
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    return Optional.ofNullable(known.getIfPresent(site));
  }

  @Override
  public StoredSite merge(SiteKey site, SiteBatch batch) {
    return known
        .asMap()
        .compute(site, (k, old) -> (old == null ? StoredSite.UNKNOWN : old).merge(batch));
  }

  @Override
  public List<SiteKey> sites() {
    return known.asMap().keySet().stream().sorted(Comparator.comparing(SiteKey::name)).toList();
  }
}
