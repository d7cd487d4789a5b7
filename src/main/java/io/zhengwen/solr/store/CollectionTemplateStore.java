package io.zhengwen.solr.store;

import io.zhengwen.store.RecordTemplateStore;
import io.zhengwen.store.SiteFile;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.StoredSite;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.solr.core.CoreContainer;

/** Keeps sites in a collection of SolrCloud, for all nodes. Thread-safe. */
public final class CollectionTemplateStore
    extends RecordTemplateStore<CollectionRecordStore<StoredSite>> implements AutoCloseable {
  private final TemplateCollection collection;

  /**
   * Prepares a store; nothing is read or created yet.
   *
   * @param node a node of SolrCloud
   * @param collection the name of the collection
   * @param bounds of which only the number of sites matters
   */
  public CollectionTemplateStore(CoreContainer node, String collection, StoreBounds bounds) {
    this(new TemplateCollection(node, collection), bounds);
  }

  private CollectionTemplateStore(TemplateCollection collection, StoreBounds bounds) {
    super(new CollectionRecordStore<>(collection, "", bounds, SiteFile.RECORD));
    this.collection = collection;
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    List<SiteKey> sites = new ArrayList<>();
    String last = after;
    boolean more = true;
    while (more && sites.size() < most) {
      int wanted = most - sites.size();
      List<String> names = records().names(last, wanted);
      names.stream().map(SiteKey::orNull).filter(Objects::nonNull).forEach(sites::add);
      more = names.size() == wanted;
      last = more ? names.get(wanted - 1) : last;
    }
    return sites;
  }

  @Override
  public void check() {
    records().check();
  }

  @Override
  public void close() {
    collection.close();
  }
}
