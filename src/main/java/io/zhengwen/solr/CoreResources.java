package io.zhengwen.solr;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import org.apache.solr.core.CloseHook;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the processors and handlers of a core share, closed with it. All that ask with the same
 * configuration get the same; in SolrCloud, so do all cores that a node has of a collection where
 * they may, because Solr hands its pages to any of them.
 */
final class CoreResources implements CloseHook {
  private static final Logger LOG = LoggerFactory.getLogger(CoreResources.class);

  /** What is open; guarded by the class, as is the next. */
  private static final Map<Scope, Shared> OPEN = new HashMap<>();

  private static final Map<SolrCore, CoreResources> BY_CORE = new WeakHashMap<>();

  private final Set<Scope> used = new HashSet<>();

  private CoreResources() {}

  /**
   * Who shares something.
   *
   * @param owner a core, or a node of SolrCloud
   * @param collection the collection of the cores; empty for a single core
   */
  private record Scope(Object owner, String collection, Object config) {}

  /** Something and the number of cores that use it. */
  private static final class Shared {
    private final AutoCloseable resource;
    private int users;

    private Shared(AutoCloseable resource) {
      this.resource = resource;
    }
  }

  /**
   * What a core shares.
   *
   * @param config tells it from others
   * @param amongCores whether the cores of a collection share it
   * @param opening opens it if it is not open
   */
  @SuppressWarnings("unchecked")
  static <R extends AutoCloseable> R of(
      SolrCore core, Object config, boolean amongCores, Supplier<R> opening) {
    Scope scope =
        amongCores && core.getCoreContainer().isZooKeeperAware()
            ? new Scope(
                core.getCoreContainer(),
                core.getCoreDescriptor().getCloudDescriptor().getCollectionName(),
                config)
            : new Scope(core, "", config);
    synchronized (CoreResources.class) {
      Shared shared = OPEN.computeIfAbsent(scope, s -> new Shared(opening.get()));
      if (BY_CORE.computeIfAbsent(core, CoreResources::closedWith).used.add(scope)) {
        shared.users++;
      }
      return (R) shared.resource;
    }
  }

  private static CoreResources closedWith(SolrCore core) {
    CoreResources all = new CoreResources();
    core.addCloseHook(all);
    return all;
  }

  @Override
  public void postClose(SolrCore core) {
    Set<AutoCloseable> unused = new HashSet<>();
    synchronized (CoreResources.class) {
      BY_CORE.remove(core);
      for (Scope scope : used) {
        Shared shared = OPEN.get(scope);
        shared.users--;
        if (shared.users == 0) {
          unused.add(OPEN.remove(scope).resource);
        }
      }
    }
    for (AutoCloseable resource : unused) {
      try {
        resource.close();
      } catch (Exception e) {
        LOG.error("{} cannot be closed", resource, e);
      }
    }
  }
}
