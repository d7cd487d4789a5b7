package io.zhengwen.solr;

import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A template store whose faults are counted and logged. Thread-safe if the store is. */
final class CountedTemplateStore implements TemplateStore {
  private static final Logger LOG = LoggerFactory.getLogger(CountedTemplateStore.class);

  private final TemplateStore store;
  private final OutcomeCounters counters;

  CountedTemplateStore(TemplateStore store, OutcomeCounters counters) {
    this.store = store;
    this.counters = counters;
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    try {
      return store.load(site);
    } catch (TemplateStoreException e) {
      counters.countStoreError();
      LOG.warn("the templates of {} cannot be read", site.name(), e);
      throw e;
    }
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    try {
      return store.update(site, change);
    } catch (TemplateStoreException e) {
      counters.countStoreError();
      LOG.warn("what is known of {} was not written", site.name(), e);
      throw e;
    }
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
