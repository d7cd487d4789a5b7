package io.zhengwen.solr.store;

import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.client.solrj.impl.CloudSolrClient;
import org.apache.solr.client.solrj.request.CollectionAdminRequest;
import org.apache.solr.cloud.ZkController;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.cloud.ClusterState;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.core.ConfigSetService;
import org.apache.solr.core.CoreContainer;

/** The collection in which templates are kept, as a node of SolrCloud sees it. */
public final class TemplateCollection implements AutoCloseable {
  private static final String RESOURCES = "/io/zhengwen/solr/templates-conf/";
  private static final List<String> FILES = List.of("schema.xml", "solrconfig.xml");
  private static final int MOST_REPLICAS = 3;
  private static final int READY_SECONDS = 20;

  private final CoreContainer node;
  private final String name;
  private final RemoteCalls calls;

  /**
   * Prepares calls; nothing is read or created yet.
   *
   * @param node a node of SolrCloud
   * @param name the name of the collection
   */
  public TemplateCollection(CoreContainer node, String name) {
    this.node = node;
    this.name = name;
    calls = new RemoteCalls("the collection '" + name + "'");
  }

  String name() {
    return name;
  }

  /** Returns what makes calls to the collection. */
  RemoteCalls calls() {
    return calls;
  }

  /** Returns the node's own client of all collections. */
  CloudSolrClient client() {
    return node.getZkController().getSolrClient();
  }

  /**
   * Returns whether the collection exists; while it is being created, it does not.
   *
   * @throws TemplateStoreException if it exists, but cannot be read, since its nodes are away or
   *     have only started
   */
  boolean exists() {
    ClusterState state = node.getZkController().getClusterState();
    DocCollection collection = state.getCollectionOrNull(name);
    if (collection == null) {
      return false;
    }
    if (isReadable(state.getLiveNodes(), collection)) {
      return true;
    }
    if (isNew(collection)) {
      return false;
    }
    throw new TemplateStoreException(
        "the collection '" + name + "' is away: a shard has no active replica");
  }

  private static boolean isNew(DocCollection collection) {
    Duration age = Duration.between(collection.getCreationTime(), Instant.now());
    return age.abs().toSeconds() < READY_SECONDS;
  }

  private static boolean isReadable(Set<String> liveNodes, DocCollection collection) {
    return collection.getActiveSlices().stream()
        .allMatch(
            slice -> slice.getReplicas().stream().anyMatch(replica -> replica.isActive(liveNodes)));
  }

  /** Returns whether the collection was set to refuse all changes. */
  boolean isReadOnly() {
    DocCollection collection = node.getZkController().getClusterState().getCollectionOrNull(name);
    return collection != null && collection.isReadOnly();
  }

  private static boolean isReady(Set<String> liveNodes, DocCollection collection) {
    return collection != null
        && collection.getSlices().stream()
            .allMatch(slice -> slice.getLeader() != null && slice.getLeader().isActive(liveNodes));
  }

  /**
   * Creates the collection, unless it exists.
   *
   * @throws TemplateStoreException if it cannot be created
   */
  synchronized void create() {
    ZkController zookeeper = node.getZkController();
    try {
      if (zookeeper.getClusterState().hasCollection(name)) {
        awaitReady(zookeeper);
        return;
      }
      uploadConfigset();
      int replicas = Math.min(MOST_REPLICAS, zookeeper.getClusterState().getLiveNodes().size());
      CollectionAdminRequest.Create create =
          CollectionAdminRequest.createCollection(name, name, 1, replicas);
      create.setWaitForFinalState(true);
      client().request(create);
      awaitReady(zookeeper);
    } catch (SolrServerException | IOException | SolrException e) {
      if (!zookeeper.getClusterState().hasCollection(name)) {
        throw new TemplateStoreException(
            "the collection '"
                + name
                + "' does not exist and could not be created: "
                + e.getMessage()
                + "; create it, or choose another 'templates.store'",
            e);
      }
    }
  }

  private void awaitReady(ZkController zookeeper) {
    try {
      zookeeper
          .getZkStateReader()
          .waitForState(name, READY_SECONDS, TimeUnit.SECONDS, TemplateCollection::isReady);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TemplateStoreException("interrupted while '" + name + "' was created", e);
    } catch (TimeoutException e) {
      throw new TemplateStoreException(
          "the collection '" + name + "' was not ready after " + READY_SECONDS + " seconds", e);
    }
  }

  private void uploadConfigset() throws IOException {
    ConfigSetService configsets = node.getConfigSetService();
    if (configsets.checkConfigExists(name)) {
      return;
    }
    for (String file : FILES) {
      try (InputStream in = TemplateCollection.class.getResourceAsStream(RESOURCES + file)) {
        configsets.uploadFileToConfig(name, file, in.readAllBytes(), true);
      }
    }
  }

  @Override
  public void close() {
    calls.close();
  }
}
