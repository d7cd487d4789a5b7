package io.zhengwen.solr;

import io.zhengwen.solr.config.TemplateConfig.Store;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.SharedCounters;
import io.zhengwen.solr.store.CollectionRecordStore;
import io.zhengwen.solr.store.TemplateCollection;
import io.zhengwen.store.RecordFormat;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.solr.common.util.ExecutorUtil;
import org.apache.solr.common.util.SolrNamedThreadFactory;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The wrapper templates and seeds of a core, or of several that share them. */
final class CoreWrappers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CoreWrappers.class);
  private static final String DIRECTORY = "zhengwen-wrappers";
  private static final int MAINTAIN_SECONDS = 3;

  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(new SolrNamedThreadFactory("zhengwen-wrappers"));

  private final WrapperLibrary library;
  private TemplateCollection collection;

  private final SharedCounters counters = new SharedCounters();

  private final class Listener implements LibraryListener {
    @Override
    public void alarm(String message) {
      counters.count(OutcomeCounters::countWrapperAlarm);
      LOG.warn("{}", message);
    }

    @Override
    public void problem(String message) {
      counters.count(OutcomeCounters::countStoreError);
      LOG.warn("{}", message);
    }
  }

  /**
   * Opens the store and begins to maintain the library.
   *
   * @throws IllegalArgumentException if they cannot be kept where the option says
   */
  private CoreWrappers(WrapperConfig.Storage storage, SolrCore core) {
    try {
      library = new WrapperLibrary(open(storage, core), new Listener(), Clock.systemUTC());
    } catch (TemplateStoreException | InvalidPathException | SecurityException e) {
      worker.shutdown();
      throw new IllegalArgumentException("option 'wrappers': " + e.getMessage(), e);
    }
    worker.scheduleWithFixedDelay(
        new RepeatedTask(
            library::maintain,
            library::isStarting,
            () -> counters.count(OutcomeCounters::countStoreError)),
        0,
        MAINTAIN_SECONDS,
        TimeUnit.SECONDS);
  }

  /**
   * The library of a core.
   *
   * @throws IllegalArgumentException if it cannot be kept where the option says
   */
  static WrapperLibrary of(SolrCore core, WrapperConfig.Storage storage) {
    boolean shared = storage.store() == Store.AUTO || storage.store() == Store.COLLECTION;
    CoreWrappers wrappers =
        CoreResources.of(core, storage, shared, () -> new CoreWrappers(storage, core));
    wrappers.counters.add(OutcomeCounters.of(core));
    return wrappers.library;
  }

  private WrapperStore open(WrapperConfig.Storage storage, SolrCore core) {
    boolean cloud = core.getCoreContainer().isZooKeeperAware();
    if (storage.store() == Store.MEMORY) {
      return WrapperStore.inMemory(storage.bounds());
    }
    if (storage.store() == Store.COLLECTION && !cloud) {
      throw new TemplateStoreException("store=collection needs SolrCloud; use store=files");
    }
    if (storage.store() == Store.COLLECTION || storage.store() == Store.AUTO && cloud) {
      try {
        return inCollection(storage, core);
      } catch (LinkageError e) {
        throw new TemplateStoreException(
            "this version of Solr cannot keep templates in a collection; use store=files", e);
      }
    }
    Path directory =
        storage.directory().orElseGet(() -> Path.of(core.getDataDir()).resolve(DIRECTORY));
    return WrapperStore.inFiles(directory, storage.bounds(), LOG::warn);
  }

  /** Unless told otherwise, each indexed collection has its own, since pages are kept with them. */
  private WrapperStore inCollection(WrapperConfig.Storage storage, SolrCore core) {
    collection = new TemplateCollection(core.getCoreContainer(), storage.collection());
    String of =
        storage
            .library()
            .orElseGet(() -> core.getCoreDescriptor().getCloudDescriptor().getCollectionName());
    return WrapperStore.open(
        new WrapperStore.Opener() {
          @Override
          public <V> RecordStore<V> open(String kind, RecordFormat<V> format) {
            return new CollectionRecordStore<>(
                collection, of + "/" + kind + "/", storage.bounds(), format);
          }
        });
  }

  @Override
  public void close() {
    ExecutorUtil.shutdownAndAwaitTermination(worker);
    try {
      library.close();
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      LOG.warn("pages of seeds cannot be kept", e);
    }
    if (collection != null) {
      collection.close();
    }
  }
}
