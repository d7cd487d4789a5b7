package io.zhengwen.store;

import java.util.List;
import java.util.Optional;

/**
 * Keeps what is known of sites. Several writers, in this process or others, may merge what they
 * learned of one site at the same time: their counts add up. Implementations are thread-safe.
 */
public interface TemplateStore {
  /**
   * What is known of a site; empty where nothing is.
   *
   * @throws TemplateStoreException if it cannot be read, with the reason
   */
  Optional<StoredSite> load(SiteKey site);

  /**
   * Adds the counts of a batch to what is known of a site, by {@link StoredSite#merge}. Once this
   * method returns, the counts are kept and no other writer can undo them; where it throws, none of
   * them is.
   *
   * @return what is known of the site now
   * @throws TemplateStoreException if it cannot be read or written, with the reason
   */
  StoredSite merge(SiteKey site, SiteBatch batch);

  /**
   * The sites of which something is known, in order of their names.
   *
   * @throws TemplateStoreException if they cannot be listed, with the reason
   */
  List<SiteKey> sites();
}
