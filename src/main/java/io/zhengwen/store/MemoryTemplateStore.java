package io.zhengwen.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Keeps sites in memory, for as long as the store lives. Of more sites than it has room for, it
 * forgets those that were not used for longest. Thread-safe.
 */
public final class MemoryTemplateStore implements TemplateStore {
  private final Cache<SiteKey, StoredSite> known;

  /**
   * An empty store.
   *
   * @param mostTemplates the number of templates that it has room for, over all sites
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
