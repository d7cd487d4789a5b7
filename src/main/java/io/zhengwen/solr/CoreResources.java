package io.zhengwen.solr;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.TemplateConfig;
import io.zhengwen.solr.metrics.OutcomeCounters;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.solr.core.CloseHook;
import org.apache.solr.core.SolrCore;

/**
 * The {@link Resources} of a core, closed with it. All processors of a core whose option {@code
 * templates} is the same share one, and so do all methods that requests ask for.
 */
final class CoreResources implements CloseHook {
  private static final Map<SolrCore, CoreResources> BY_CORE =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<TemplateConfig, CoreTemplates> templates = new ConcurrentHashMap<>();

  private CoreResources() {}

  /**
   * The resources of a core.
   *
   * @throws IllegalArgumentException if the templates cannot be kept where the option says
   */
  static Resources of(SolrCore core, TemplateConfig config) {
    CoreResources all = BY_CORE.computeIfAbsent(core, CoreResources::closedWith);
    return all.templates
        .computeIfAbsent(config, c -> new CoreTemplates(c, core, OutcomeCounters.of(core)))
        .resources();
  }

  private static CoreResources closedWith(SolrCore core) {
    CoreResources all = new CoreResources();
    core.addCloseHook(all);
    return all;
  }

  @Override
  public void postClose(SolrCore core) {
    BY_CORE.remove(core);
    templates.values().forEach(CoreTemplates::close);
  }
}
