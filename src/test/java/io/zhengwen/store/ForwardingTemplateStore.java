package io.zhengwen.store;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Site templates in another store, for tests that change some of what it does. */
public class ForwardingTemplateStore implements TemplateStore {
  private final TemplateStore store;

  protected ForwardingTemplateStore(TemplateStore store) {
    this.store = store;
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    return store.load(site);
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    return store.update(site, change);
  }

  @Override
  public boolean delete(SiteKey site) {
    return store.delete(site);
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return store.sites(after, most);
  }
}
