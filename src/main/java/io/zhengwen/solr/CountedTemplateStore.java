package io.zhengwen.solr;

import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.SharedCounters;
import io.zhengwen.store.SiteChange;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A template store that is opened when it is needed first, and whose faults are counted and logged.
 * Thread-safe if the store is.
 */
final class CountedTemplateStore implements TemplateStore, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CountedTemplateStore.class);

  private final Supplier<TemplateStore> opening;
  private final SharedCounters counters;
  private volatile TemplateStore opened;

  /**
   * Prepares a store.
   *
   * @param opening opens the store; called again if it failed
   */
  CountedTemplateStore(Supplier<TemplateStore> opening, SharedCounters counters) {
    this.opening = opening;
    this.counters = counters;
  }

  /** Opens the store unless it is open. */
  synchronized TemplateStore open() {
    if (opened == null) {
      opened = opening.get();
    }
    return opened;
  }

  private TemplateStore store() {
    TemplateStore known = opened;
    return known == null ? open() : known;
  }

  private <T> T counted(String fault, Object site, Supplier<T> call) {
    try {
      return call.get();
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      counters.count(OutcomeCounters::countStoreError);
      LOG.warn("{} {}", site, fault, e);
      throw ofStore("templates of " + site + " " + fault, e);
    }
  }

  private static TemplateStoreException ofStore(String message, RuntimeException e) {
    return e instanceof TemplateStoreException own ? own : new TemplateStoreException(message, e);
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    return counted("cannot be read", site, () -> store().load(site));
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    StoredSite[] before = new StoredSite[1];
    StoredSite now =
        counted(
            "cannot be written",
            site,
            () ->
                store()
                    .update(
                        site,
                        known -> {
                          before[0] = known;
                          return change.apply(known);
                        }));
    countLearned(before[0], now);
    return now;
  }

  private void countLearned(StoredSite before, StoredSite now) {
    if (now.version() > before.version() && !now.history().isEmpty()) {
      SiteChange latest = now.history().get(now.history().size() - 1);
      if (latest.cause().equals(SiteChange.LEARNED)) {
        counters.count(each -> each.countTemplatesLearned(latest.added().size()));
      }
    }
  }

  @Override
  public boolean delete(SiteKey site) {
    return counted("cannot be deleted", site, () -> store().delete(site));
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return counted("cannot be listed", "sites", () -> store().sites(after, most));
  }

  /** Counts nothing: who asks is told, and may ask again and again. */
  @Override
  public void check() {
    try {
      store().check();
    } catch (RuntimeException e) {
      throw ofStore("templates cannot be read: " + e.getClass().getSimpleName(), e);
    }
  }

  @Override
  public void close() {
    if (opened instanceof AutoCloseable closeable) {
      try {
        closeable.close();
      } catch (Exception e) {
        LOG.warn("the template store cannot be closed", e);
      }
    }
  }
}
