package io.zhengwen.solr;

import org.apache.solr.cloud.CloudDescriptor;
import org.apache.solr.cloud.ZkController;
import org.apache.solr.request.SolrQueryRequest;

/**
 * The lead that a core has of its shard, from the beginning of a request on.
 *
 * <p>A leader without ZooKeeper cannot mark a replica that refused its documents as behind, and one
 * that was replaced meanwhile does not try (Solr 9.10, {@code
 * DistributedZkUpdateProcessor.doDistribFinish}). In both cases the replica may lead later, without
 * the documents.
 */
final class Leadership {
  private final SolrQueryRequest request;
  private final boolean led;

  /** The lead of the request's core as it is now. */
  Leadership(SolrQueryRequest request) {
    this.request = request;
    this.led = leads(request);
  }

  /** Whether the node lost ZooKeeper or the core, which led its shard before, does no longer. */
  boolean isLost() {
    ZkController cloud = request.getCoreContainer().getZkController();
    return cloud != null && (!cloud.getZkClient().isConnected() || led && !leads(request));
  }

  private static boolean leads(SolrQueryRequest request) {
    CloudDescriptor core = request.getCore().getCoreDescriptor().getCloudDescriptor();
    return core != null && core.isLeader();
  }
}
