package io.zhengwen.solr;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.TemplateConfig;
import io.zhengwen.solr.config.TemplateConfig.Store;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.SharedCounters;
import io.zhengwen.solr.store.CollectionTemplateStore;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.solr.common.util.ExecutorUtil;
import org.apache.solr.common.util.SolrNamedThreadFactory;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The templates of a core, or of several that share them, by one option {@code templates}: their
 * store, and what writes to it.
 */
final class CoreTemplates implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CoreTemplates.class);
  private static final String DIRECTORY = "zhengwen-templates";

  private static final int MAINTAIN_SECONDS = 5;

  private final ScheduledExecutorService writer =
      Executors.newSingleThreadScheduledExecutor(
          new SolrNamedThreadFactory("zhengwen-templates-writer"));

  private final SharedCounters counters = new SharedCounters();
  private final Resources resources;
  private final CountedTemplateStore store;

  /**
   * Opens the store, or prepares it if the option leaves the choice.
   *
   * @throws IllegalArgumentException if the templates cannot be kept where the option says
   */
  private CoreTemplates(TemplateConfig config, SolrCore core) {
    Resources.Builder builder =
        Resources.builder().learning(config.learning()).lenient().writer(writer);
    if (config.store() == Store.MEMORY) {
      store = null;
    } else {
      store = new CountedTemplateStore(() -> open(config, core), counters);
      builder.templateStore(store);
      if (config.store() != Store.AUTO) {
        try {
          store.open();
        } catch (TemplateStoreException | InvalidPathException | SecurityException e) {
          writer.shutdown();
          throw new IllegalArgumentException("option 'templates': " + e.getMessage(), e);
        }
      }
    }
    resources = builder.build();
    writer.scheduleWithFixedDelay(
        this::maintain, MAINTAIN_SECONDS, MAINTAIN_SECONDS, TimeUnit.SECONDS);
  }

  /**
   * The templates of a core.
   *
   * @throws IllegalArgumentException if they cannot be kept where the option says
   */
  static Resources of(SolrCore core, TemplateConfig config) {
    boolean shared = config.store() == Store.AUTO || config.store() == Store.COLLECTION;
    CoreTemplates templates =
        CoreResources.of(core, config, shared, () -> new CoreTemplates(config, core));
    templates.counters.add(OutcomeCounters.of(core));
    return templates.resources;
  }

  private static TemplateStore open(TemplateConfig config, SolrCore core) {
    boolean cloud = core.getCoreContainer().isZooKeeperAware();
    if (config.store() == Store.COLLECTION && !cloud) {
      throw new TemplateStoreException("store=collection needs SolrCloud; use store=files");
    }
    if (config.store() == Store.COLLECTION || config.store() == Store.AUTO && cloud) {
      try {
        return new CollectionTemplateStore(
            core.getCoreContainer(), config.collection(), config.bounds());
      } catch (LinkageError e) {
        throw new TemplateStoreException(
            "this version of Solr cannot keep templates in a collection; use store=files", e);
      }
    }
    Path directory =
        config.directory().orElseGet(() -> Path.of(core.getDataDir()).resolve(DIRECTORY));
    return new FileTemplateStore(directory, config.bounds(), LOG::warn);
  }

  private void maintain() {
    try {
      resources.siteLibraries().maintain();
    } catch (RuntimeException e) {
      LOG.error("what was learned about sites cannot be written", e);
    }
  }

  @Override
  public void close() {
    resources.close();
    ExecutorUtil.shutdownAndAwaitTermination(writer);
    if (store != null) {
      store.close();
    }
  }
}
