package io.zhengwen.solr.store;

import io.zhengwen.store.SiteFile;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.UnaryOperator;
import org.apache.solr.client.solrj.SolrQuery;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.client.solrj.util.ClientUtils;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.core.CoreContainer;

/**
 * Keeps sites in a collection of SolrCloud, a document for each, for all nodes. The collection is
 * created when a site is written first. A site is changed only if nobody else changed it meanwhile,
 * by its version; otherwise it is read and changed anew. Thread-safe.
 */
public final class CollectionTemplateStore implements TemplateStore, AutoCloseable {
  private static final String ID = "id";
  private static final String KNOWN = "known";
  private static final String VERSION = "_version_";
  private static final long ABSENT = -1;

  private static final Duration READ = Duration.ofSeconds(3);
  private static final Duration WRITE = Duration.ofSeconds(30);
  private static final int MOST_TRIES = 50;
  private static final int MOST_WAIT_MILLIS = 40;
  private static final int MOST_LISTED = 10_000;

  private final TemplateCollection collection;
  private final StoreBounds bounds;
  private final RemoteCalls calls;

  /** A document; its version is {@link #ABSENT} if there is none. */
  private record Read(long version, StoredSite known) {}

  /**
   * Prepares a store; nothing is read or created yet.
   *
   * @param node a node of SolrCloud
   * @param collection the name of the collection
   * @param bounds of which only the number of sites matters
   */
  public CollectionTemplateStore(CoreContainer node, String collection, StoreBounds bounds) {
    this.collection = new TemplateCollection(node, collection);
    this.bounds = bounds;
    calls = new RemoteCalls("the collection '" + collection + "'");
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    Read read = calls.call(READ, () -> read(site));
    return read.version == ABSENT ? Optional.empty() : Optional.of(read.known);
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    return calls.call(
        WRITE,
        () -> {
          for (int n = 0; n < MOST_TRIES; n++) {
            Read read = read(site);
            StoredSite changed = change.apply(read.known);
            if (changed == read.known || isWritten(site, changed, read.version)) {
              return changed;
            }
            Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_WAIT_MILLIS));
          }
          throw new TemplateStoreException(
              "the site " + site + " was changed by others " + MOST_TRIES + " times in a row");
        });
  }

  private Read read(SiteKey site) throws SolrServerException, IOException {
    SolrDocument document =
        collection.exists() ? collection.client().getById(collection.name(), site.name()) : null;
    if (document == null) {
      return new Read(ABSENT, StoredSite.UNKNOWN);
    }
    byte[] json = document.getFieldValue(KNOWN).toString().getBytes(StandardCharsets.UTF_8);
    try {
      return new Read((Long) document.getFieldValue(VERSION), SiteFile.read(site, json));
    } catch (IllegalArgumentException e) {
      throw new TemplateStoreException(
          "the document '" + site + "' is not a site's templates: " + e.getMessage(), e);
    }
  }

  /** Writes a site, unless somebody else has changed it since it was read. */
  private boolean isWritten(SiteKey site, StoredSite known, long version)
      throws SolrServerException, IOException {
    if (version == ABSENT) {
      collection.create();
      checkRoom(site);
    }
    SolrInputDocument document = new SolrInputDocument();
    document.setField(ID, site.name());
    document.setField(KNOWN, new String(SiteFile.write(site, known), StandardCharsets.UTF_8));
    document.setField(VERSION, version);
    try {
      collection.client().add(collection.name(), document);
      return true;
    } catch (SolrException e) {
      if (e.code() == ErrorCode.CONFLICT.code) {
        return false;
      }
      throw e;
    }
  }

  private void checkRoom(SiteKey site) throws SolrServerException, IOException {
    SolrQuery count = new SolrQuery("*:*").setRows(0);
    long sites = collection.client().query(collection.name(), count).getResults().getNumFound();
    if (sites >= bounds.sites()) {
      throw new TemplateStoreException(
          "the collection '"
              + collection.name()
              + "' is full: it holds "
              + sites
              + " sites, and "
              + site
              + " is new; delete some, or allow more");
    }
  }

  @Override
  public boolean delete(SiteKey site) {
    return calls.call(
        WRITE,
        () -> {
          boolean known = read(site).version != ABSENT;
          if (known) {
            collection.client().deleteById(collection.name(), site.name());
          }
          return known;
        });
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return calls.call(
        WRITE,
        () -> {
          if (!collection.exists()) {
            return List.of();
          }
          collection.client().commit(collection.name(), true, true, true);
          SolrQuery query = new SolrQuery("*:*").setFields(ID).setSort(ID, SolrQuery.ORDER.asc);
          query.setRows(Math.min(most, MOST_LISTED));
          if (!after.isEmpty()) {
            query.addFilterQuery(ID + ":{" + ClientUtils.escapeQueryChars(after) + " TO *}");
          }
          return collection.client().query(collection.name(), query).getResults().stream()
              .map(document -> new SiteKey(document.getFieldValue(ID).toString()))
              .toList();
        });
  }

  @Override
  public void close() {
    calls.close();
    try {
      collection.close();
    } catch (IOException e) {
      throw new TemplateStoreException("the client cannot be closed: " + e, e);
    }
  }
}
