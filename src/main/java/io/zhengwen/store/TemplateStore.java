package io.zhengwen.store;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Stores what is known of sites. Several writers, in this process or others, may change a site at
 * the same time; none undoes what another did. Implementations are thread-safe.
 */
public interface TemplateStore {
  /**
   * Returns what is known of a site; empty if nothing is.
   *
   * @throws TemplateStoreException if it cannot be read, with the reason
   */
  Optional<StoredSite> load(SiteKey site);

  /**
   * Changes what is known of a site. Once this method returns, the change is stored and no other
   * writer can undo it unknowingly.
   *
   * @param change gets what is known, {@link StoredSite#UNKNOWN} if nothing is, and returns what
   *     shall be known; may be called several times if other writers interfere. Nothing is written
   *     if it returns what it got.
   * @return what is known of the site now
   * @throws TemplateStoreException if the site cannot be read or written, with the reason
   */
  StoredSite update(SiteKey site, UnaryOperator<StoredSite> change);

  /**
   * Forgets a site.
   *
   * @return whether anything was known of it
   * @throws TemplateStoreException if it cannot be written, with the reason
   */
  boolean delete(SiteKey site);

  /**
   * Returns the sites of which something is known, sorted by name.
   *
   * @param after only sites whose names sort after this
   * @param most the greatest number of sites to return
   * @throws TemplateStoreException if they cannot be listed, with the reason
   */
  List<SiteKey> sites(String after, int most);

  /**
   * Finds out whether sites can be read, and changes nothing.
   *
   * @throws TemplateStoreException if they cannot, with the reason
   */
  default void check() {
    sites("", 1);
  }
}
