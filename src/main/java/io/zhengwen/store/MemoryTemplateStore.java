package io.zhengwen.store;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Keeps the sites used last in memory, forgets the others. Thread-safe. */
public final class MemoryTemplateStore implements TemplateStore {
  private final Map<SiteKey, StoredSite> known;

  /** A store of at most so many sites. */
  public MemoryTemplateStore(int maxSites) {
    known =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<SiteKey, StoredSite> eldest) {
            return size() > maxSites;
          }
        };
  }

  @Override
  public synchronized Optional<StoredSite> load(SiteKey site) {
    return Optional.ofNullable(known.get(site));
  }

  @Override
  public synchronized long revision(SiteKey site) {
    StoredSite now = known.get(site);
    return now == null ? -1 : now.revision();
  }

  @Override
  public synchronized boolean save(SiteKey site, StoredSite now) {
    if (now.revision() != revision(site) + 1) {
      return false;
    }
    known.put(site, now);
    return true;
  }

  @Override
  public synchronized List<SiteKey> sites() {
    return known.keySet().stream().sorted(Comparator.comparing(SiteKey::host)).toList();
  }
}
