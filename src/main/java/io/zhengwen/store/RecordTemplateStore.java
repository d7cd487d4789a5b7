package io.zhengwen.store;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Keeps sites as records by their names. Thread-safe.
 *
 * @param <R> a store of records
 */
public abstract class RecordTemplateStore<R extends RecordStore<StoredSite>>
    implements TemplateStore {
  private final R records;

  /** Keeps sites in a store of records. */
  protected RecordTemplateStore(R records) {
    this.records = records;
  }

  /** The records. */
  protected final R records() {
    return records;
  }

  @Override
  public final Optional<StoredSite> load(SiteKey site) {
    return records.load(site.name());
  }

  @Override
  public final StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    return records.update(site.name(), change);
  }

  @Override
  public final boolean delete(SiteKey site) {
    return records.delete(site.name());
  }
}
