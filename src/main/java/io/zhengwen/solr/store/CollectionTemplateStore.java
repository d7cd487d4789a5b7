package io.zhengwen.solr.store;

import io.zhengwen.store.SiteFile;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.solr.core.CoreContainer;

/** Keeps sites in a collection of SolrCloud, for all nodes. Thread-safe. */
public final class CollectionTemplateStore implements TemplateStore, AutoCloseable {
  private final TemplateCollection collection;
  private final CollectionRecordStore<StoredSite> records;

  /**
   * Prepares a store; nothing is read or created yet.
   *
   * @param node a node of SolrCloud
   * @param collection the name of the collection
   * @param bounds of which only the number of sites matters
   */
  public CollectionTemplateStore(CoreContainer node, String collection, StoreBounds bounds) {
    this.collection = new TemplateCollection(node, collection);
    records = new CollectionRecordStore<>(this.collection, "", bounds, SiteFile.RECORD);
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    return records.load(site.name());
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    return records.update(site.name(), change);
  }

  @Override
  public boolean delete(SiteKey site) {
    return records.delete(site.name());
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return records.names(after, most).stream().map(SiteKey::new).toList();
  }

  @Override
  public void close() {
    collection.close();
  }
}
