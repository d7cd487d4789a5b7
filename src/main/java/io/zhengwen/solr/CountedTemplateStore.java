package io.zhengwen.solr;

import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A template store whose faults are counted. A site that cannot be read has no templates, so that
 * its pages are extracted without; one that cannot be written is not learned. Thread-safe if the
 * store is.
 */
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
    } catch (RuntimeException e) {
      counters.countStoreError();
      LOG.warn("pages of {} are extracted without templates", site.name(), e);
      return Optional.empty();
    }
  }

  @Override
  public StoredSite merge(SiteKey site, SiteBatch batch) {
    try {
      return store.merge(site, batch);
    } catch (RuntimeException e) {
      counters.countStoreError();
      LOG.warn("what {} pages of {} taught was not written", batch.pages(), site.name(), e);
      throw new TemplateStoreException("templates of " + site.name() + " cannot be written", e);
    }
  }

  @Override
  public List<SiteKey> sites() {
    return store.sites();
  }
}
