package io.zhengwen.store;

import java.util.List;
import java.util.Optional;

/**
 * Stores what is known of sites. Several writers, in this process or others, may merge what they
 * learned about a site at the same time; their counts add up. Implementations are thread-safe.
 */
public interface TemplateStore {
  /**
   * Returns what is known of a site; empty if nothing is.
   *
   * @throws TemplateStoreException if it cannot be read, with the reason
   */
  Optional<StoredSite> load(SiteKey site);

  /**
   * Adds the counts of a batch to what is known of a site, by {@link StoredSite#merge}. Once this
   * method returns, the counts are stored and no other writer can undo them; if it throws, none is
   * stored.
   *
   * @return what is known of the site now
   * @throws TemplateStoreException if it cannot be read or written, with the reason
   */
  StoredSite merge(SiteKey site, SiteBatch batch);

  /**
   * Returns the sites of which something is known, sorted by name.
   *
   * @throws TemplateStoreException if they cannot be listed, with the reason
   */
  List<SiteKey> sites();
}
