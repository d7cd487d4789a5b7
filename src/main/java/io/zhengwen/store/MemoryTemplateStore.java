package io.zhengwen.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Keeps sites in memory as long as the store exists. If there is no room for all of them, sites
 * that were not used recently or often are dropped. Thread-safe.
 */
public final class MemoryTemplateStore implements TemplateStore {
  private static final int SITE_CHARS = 200;

  private final Cache<SiteKey, StoredSite> known;

  /**
   * Creates an empty store.
   *
   * @param mostChars the number of characters, over all sites, that there is room for
   */
  public MemoryTemplateStore(long mostChars) {
    known =
        Caffeine.newBuilder()
            .maximumWeight(mostChars)
            .weigher((SiteKey key, StoredSite site) -> SITE_CHARS + site.chars())
            .executor(Runnable::run)
            .build();
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    return Optional.ofNullable(known.getIfPresent(site));
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    StoredSite changed =
        known.asMap().compute(site, (key, old) -> old == null ? first(change) : change.apply(old));
    return changed == null ? StoredSite.UNKNOWN : changed;
  }

  private static StoredSite first(UnaryOperator<StoredSite> change) {
    StoredSite changed = change.apply(StoredSite.UNKNOWN);
    return changed == StoredSite.UNKNOWN ? null : changed;
  }

  @Override
  public boolean delete(SiteKey site) {
    return known.asMap().remove(site) != null;
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return known.asMap().keySet().stream()
        .filter(site -> site.name().compareTo(after) > 0)
        .sorted(Comparator.comparing(SiteKey::name))
        .limit(most)
        .toList();
  }
}
