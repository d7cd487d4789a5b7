package io.zhengwen.solr;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.TemplateConfig;
import io.zhengwen.solr.config.TemplateConfig.Store;
import io.zhengwen.solr.metrics.OutcomeCounters;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.apache.solr.core.CloseHook;
import org.apache.solr.core.SolrCore;

/**
 * The {@link Resources} of a core, closed with it. All processors of a core whose option {@code
 * templates} is the same share one, and so do all methods that requests ask for; where templates
 * are kept in a collection, so do all cores that a node has of an indexed collection, because Solr
 * hands its pages to any of them.
 */
final class CoreResources implements CloseHook {
  /** What is open; guarded by the class, as is the next. */
  private static final Map<Scope, CoreTemplates> OPEN = new HashMap<>();

  private static final Map<SolrCore, CoreResources> BY_CORE = new WeakHashMap<>();

  private final Set<Scope> used = new HashSet<>();

  private CoreResources() {}

  /**
   * What shares templates.
   *
   * @param owner a core, or a node of SolrCloud
   * @param collection the collection of the cores; empty for a single core
   */
  private record Scope(Object owner, String collection, TemplateConfig config) {
    static Scope of(SolrCore core, TemplateConfig config) {
      boolean shared =
          core.getCoreContainer().isZooKeeperAware()
              && (config.store() == Store.AUTO || config.store() == Store.COLLECTION);
      return shared
          ? new Scope(
              core.getCoreContainer(),
              core.getCoreDescriptor().getCloudDescriptor().getCollectionName(),
              config)
          : new Scope(core, "", config);
    }
  }

  /**
   * The resources of a core.
   *
   * @throws IllegalArgumentException if the templates cannot be kept where the option says
   */
  static Resources of(SolrCore core, TemplateConfig config) {
    Scope scope = Scope.of(core, config);
    synchronized (CoreResources.class) {
      CoreTemplates templates =
          OPEN.computeIfAbsent(
              scope, s -> new CoreTemplates(config, core, OutcomeCounters.of(core)));
      if (BY_CORE.computeIfAbsent(core, CoreResources::closedWith).used.add(scope)) {
        templates.acquire();
      }
      return templates.resources();
    }
  }

  private static CoreResources closedWith(SolrCore core) {
    CoreResources all = new CoreResources();
    core.addCloseHook(all);
    return all;
  }

  @Override
  public void postClose(SolrCore core) {
    Set<CoreTemplates> unused = new HashSet<>();
    synchronized (CoreResources.class) {
      BY_CORE.remove(core);
      for (Scope scope : used) {
        if (OPEN.get(scope).release()) {
          unused.add(OPEN.remove(scope));
        }
      }
    }
    unused.forEach(CoreTemplates::close);
  }
}
