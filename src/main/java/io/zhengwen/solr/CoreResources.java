package io.zhengwen.solr;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.TemplateConfig;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.solr.core.CloseHook;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The {@link Resources} of a core, closed with it. All processors of a core whose option {@code
 * templates} is the same share one, and so do all methods that requests ask for.
 */
final class CoreResources implements CloseHook {
  private static final Logger LOG = LoggerFactory.getLogger(CoreResources.class);

  private static final String DIRECTORY = "zhengwen-templates";

  private static final Map<SolrCore, CoreResources> BY_CORE =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<TemplateConfig, Resources> resources = new ConcurrentHashMap<>();

  private CoreResources() {}

  /**
   * The resources of a core.
   *
   * @throws IllegalArgumentException if the templates cannot be kept where the option says
   */
  static Resources of(SolrCore core, TemplateConfig config) {
    CoreResources all = BY_CORE.computeIfAbsent(core, CoreResources::closedWith);
    return all.resources.computeIfAbsent(
        config, c -> open(c, core.getDataDir(), OutcomeCounters.of(core)));
  }

  private static CoreResources closedWith(SolrCore core) {
    CoreResources all = new CoreResources();
    core.addCloseHook(all);
    return all;
  }

  private static Resources open(
      TemplateConfig config, String dataDirectory, OutcomeCounters counters) {
    Resources.Builder builder = Resources.builder().learning(config.learning()).lenient();
    if (config.store() == TemplateConfig.Store.FILES) {
      try {
        Path directory =
            config.directory().orElseGet(() -> Path.of(dataDirectory).resolve(DIRECTORY));
        builder.templateStore(
            new CountedTemplateStore(
                new FileTemplateStore(directory, config.bounds(), LOG::warn), counters));
      } catch (TemplateStoreException | InvalidPathException | SecurityException e) {
        throw new IllegalArgumentException("option 'templates': " + e.getMessage(), e);
      }
    }
    return builder.build();
  }

  @Override
  public void postClose(SolrCore core) {
    BY_CORE.remove(core);
    resources.values().forEach(Resources::close);
  }
}
