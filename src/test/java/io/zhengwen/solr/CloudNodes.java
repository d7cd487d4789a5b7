package io.zhengwen.solr;

import java.util.List;
import org.apache.solr.common.cloud.ZkStateReader;

/** The nodes of a SolrCloud. */
interface CloudNodes extends AutoCloseable {
  /** The address of each node. */
  List<String> addresses();

  /** The state of the cluster. */
  ZkStateReader state();

  /** Stops a node. */
  void stop(int node) throws Exception;

  /** Starts a node that was stopped, at the same address. */
  void start(int node) throws Exception;

  /** Ends the session of a node at ZooKeeper as if it had not been heard of for long. */
  void expireSession(int node) throws Exception;
}
