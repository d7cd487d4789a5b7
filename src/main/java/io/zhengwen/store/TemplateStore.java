package io.zhengwen.store;

import java.util.List;
import java.util.Optional;

/** Keeps what is known of sites. Implementations are thread-safe. */
public interface TemplateStore {
  /**
   * What is known of a site, empty where nothing is.
   *
   * @throws TemplateStoreException where it cannot be read, with the reason
   */
  Optional<StoredSite> load(SiteKey site);

  /**
   * How often a site was saved before what is known of it now, -1 where nothing is known; costs
   * little beside {@link #load}.
   *
   * @throws TemplateStoreException where it cannot be read, with the reason
   */
  long revision(SiteKey site);

  /**
   * Saves what is known of a site, unless somebody else did since it was loaded.
   *
   * @param known its revision is one more than that loaded, 0 where nothing was known
   * @return whether it was saved; if not, load and learn again
   * @throws TemplateStoreException where it cannot be written, with the reason
   */
  boolean save(SiteKey site, StoredSite known);

  /**
   * The sites of which something is known, in order of their names.
   *
   * @throws TemplateStoreException where they cannot be listed, with the reason
   */
  List<SiteKey> sites();
}
