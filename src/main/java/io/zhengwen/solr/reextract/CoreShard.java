package io.zhengwen.solr.reextract;

import java.util.Optional;
import org.apache.solr.cloud.CloudDescriptor;
import org.apache.solr.cloud.ZkController;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.ImplicitDocRouter;
import org.apache.solr.common.cloud.Slice;
import org.apache.solr.core.SolrCore;

/**
 * The shard of a core in SolrCloud, as the state of the cluster has it at each call. A core outside
 * of SolrCloud leads all its documents.
 */
final class CoreShard {
  private final ZkController cluster;
  private final CloudDescriptor cloud;

  CoreShard(SolrCore core) {
    cluster = core.getCoreContainer().getZkController();
    cloud = core.getCoreDescriptor().getCloudDescriptor();
  }

  /** Why the core does not have the latest documents of its shard; empty if it does. */
  Optional<String> lost() {
    if (cloud == null) {
      return Optional.empty();
    }
    if (!cloud.isLeader()) {
      return Optional.of("another replica leads the shard now; start again");
    }
    DocCollection collection = collection();
    Slice shard = collection == null ? null : collection.getSlice(cloud.getShardId());
    return shard == null || shard.getState() != Slice.State.ACTIVE
        ? Optional.of("other shards have its documents now; start again")
        : Optional.empty();
  }

  /** Whether the collection was set to refuse all changes. */
  boolean isReadOnly() {
    DocCollection collection = cloud == null ? null : collection();
    return collection != null && collection.isReadOnly();
  }

  /** The shard's name where updates must say it; empty where Solr finds it by the document. */
  Optional<String> route() {
    DocCollection collection = cloud == null ? null : collection();
    return collection != null && collection.getRouter() instanceof ImplicitDocRouter
        ? Optional.of(cloud.getShardId())
        : Optional.empty();
  }

  private DocCollection collection() {
    return cluster.getClusterState().getCollectionOrNull(cloud.getCollectionName());
  }
}
