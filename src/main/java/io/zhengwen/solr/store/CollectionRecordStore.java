package io.zhengwen.solr.store;

import io.zhengwen.store.RecordFormat;
import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;

/**
 * Keeps records in a collection of SolrCloud, a document for each, for all nodes. The collection is
 * created when a record is written first. A record is changed only if nobody else changed it
 * meanwhile, by its version; otherwise it is read and changed anew. Thread-safe.
 *
 * @param <V> what a record holds
 */
public final class CollectionRecordStore<V> implements RecordStore<V> {
  private static final String ID = "id";
  private static final String KNOWN = "known";
  private static final String VERSION = "_version_";
  private static final long ABSENT = -1;

  private static final Duration READ = Duration.ofSeconds(3);
  private static final Duration WRITE = Duration.ofSeconds(30);
  private static final int MOST_TRIES = 50;
  private static final int MOST_WAIT_MILLIS = 40;
  private static final int MOST_LISTED = 20_000;

  private final TemplateCollection collection;
  private final String prefix;
  private final StoreBounds bounds;
  private final RecordFormat<V> format;
  private final RemoteCalls calls;

  /** Whether something was written here and not yet committed, so that it could not be listed. */
  private final AtomicBoolean uncommitted = new AtomicBoolean(true);

  /** A document; its version is {@link #ABSENT} if there is none. */
  private record Read<V>(long version, V known) {}

  /**
   * Prepares a store; nothing is read or created yet.
   *
   * @param prefix begins the ids of the documents
   * @param bounds of which only the number of records matters
   * @param format how a record is written
   */
  public CollectionRecordStore(
      TemplateCollection collection, String prefix, StoreBounds bounds, RecordFormat<V> format) {
    this.collection = collection;
    this.prefix = prefix;
    this.bounds = bounds;
    this.format = format;
    calls = collection.calls();
  }

  @Override
  public Optional<V> load(String name) {
    Read<V> read = calls.call(READ, () -> read(name));
    return read.version == ABSENT ? Optional.empty() : Optional.of(read.known);
  }

  @Override
  public V update(String name, UnaryOperator<V> change) {
    return calls.call(
        WRITE,
        () -> {
          for (int n = 0; n < MOST_TRIES; n++) {
            Read<V> read = read(name);
            V changed = change.apply(read.known);
            if (changed == read.known || isWritten(name, changed, read.version)) {
              return changed;
            }
            Thread.sleep(ThreadLocalRandom.current().nextInt(MOST_WAIT_MILLIS));
          }
          throw new TemplateStoreException(
              what(name) + " was changed by others " + MOST_TRIES + " times in a row");
        });
  }

  private Read<V> read(String name) throws SolrServerException, IOException {
    SolrDocument document = document(name);
    if (document == null) {
      return new Read<>(ABSENT, format.absent());
    }
    try {
      Object known = document.getFieldValue(KNOWN);
      if (known == null) {
        throw new IllegalArgumentException("it has no field '" + KNOWN + "'");
      }
      byte[] json = known.toString().getBytes(StandardCharsets.UTF_8);
      return new Read<>((Long) document.getFieldValue(VERSION), format.read(name, json));
    } catch (IllegalArgumentException e) {
      throw new RecordRefusedException(
          "the document '"
              + prefix
              + name
              + "' is not one of "
              + format.what()
              + ": "
              + e.getMessage(),
          e);
    }
  }

  private SolrDocument document(String name) throws SolrServerException, IOException {
    return collection.exists()
        ? collection.client().getById(collection.name(), prefix + name)
        : null;
  }

  /** Writes a record, unless somebody else has changed it since it was read. */
  private boolean isWritten(String name, V known, long version)
      throws SolrServerException, IOException {
    if (version == ABSENT) {
      collection.create();
      checkRoom(name);
    }
    SolrInputDocument document = new SolrInputDocument();
    document.setField(ID, prefix + name);
    document.setField(KNOWN, new String(format.write(name, known), StandardCharsets.UTF_8));
    document.setField(VERSION, version);
    try {
      collection.client().add(collection.name(), document);
      uncommitted.set(true);
      return true;
    } catch (SolrException e) {
      if (e.code() == ErrorCode.CONFLICT.code) {
        return false;
      }
      throw e;
    }
  }

  private void checkRoom(String name) throws SolrServerException, IOException {
    long records = collection.client().query(collection.name(), all(0)).getResults().getNumFound();
    if (records >= bounds.sites()) {
      throw new RecordRefusedException(
          "the collection '"
              + collection.name()
              + "' is full: it holds "
              + records
              + " records, and "
              + name
              + " is new; delete some, or allow more");
    }
  }

  @Override
  public boolean delete(String name) {
    return calls.call(
        WRITE,
        () -> {
          boolean known = document(name) != null;
          if (known) {
            collection.client().deleteById(collection.name(), prefix + name);
            uncommitted.set(true);
          }
          return known;
        });
  }

  /** Searches the collection, if there is one; without a commit, unlike {@link #names}. */
  void check() {
    list("", 1, false, ID);
  }

  /** Returns the names of at most {@code most} records that sort after a name, sorted. */
  List<String> names(String after, int most) {
    return list(after, most, true, ID).stream().map(this::name).toList();
  }

  @Override
  public Map<String, String> versions() {
    Map<String, String> versions = new HashMap<>();
    boolean commit = uncommitted.getAndSet(false);
    try {
      for (SolrDocument document : list("", MOST_LISTED, commit, ID, VERSION)) {
        versions.put(name(document), String.valueOf(document.getFieldValue(VERSION)));
      }
    } catch (TemplateStoreException e) {
      uncommitted.compareAndSet(false, commit);
      throw e;
    }
    return versions;
  }

  private String name(SolrDocument document) {
    return document.getFieldValue(ID).toString().substring(prefix.length());
  }

  /** Changes of other nodes are listed once those have committed them. */
  private List<SolrDocument> list(String after, int most, boolean commit, String... fields) {
    return calls.call(
        WRITE,
        () -> {
          if (!collection.exists()) {
            return List.of();
          }
          if (commit) {
            commit();
          }
          ModifiableSolrParams query = all(Math.min(most, MOST_LISTED));
          query.set(CommonParams.FL, String.join(",", fields));
          query.set(CommonParams.SORT, ID + " asc");
          if (!after.isEmpty()) {
            query.set(CommonParams.FQ, ID + ":{\"" + quoted(prefix + after) + "\" TO *}");
          }
          return List.copyOf(collection.client().query(collection.name(), query).getResults());
        });
  }

  private static String quoted(String term) {
    return term.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** A collection that is read-only refuses commits; it has committed all that was written. */
  private void commit() throws SolrServerException, IOException {
    if (!collection.isReadOnly()) {
      collection.client().commit(collection.name(), true, true, true);
    }
  }

  /** A query for all records. */
  private ModifiableSolrParams all(int rows) {
    ModifiableSolrParams query = new ModifiableSolrParams();
    query.set(CommonParams.Q, prefix.isEmpty() ? "*:*" : "{!prefix f=" + ID + "}" + prefix);
    query.set(CommonParams.ROWS, rows);
    return query;
  }

  private String what(String name) {
    return "'" + name + "' of " + format.what();
  }
}
