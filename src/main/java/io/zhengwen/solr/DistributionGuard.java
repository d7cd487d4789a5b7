package io.zhengwen.solr;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.ToleratedUpdateError;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.DeleteUpdateCommand;
import org.apache.solr.update.SolrCmdDistributor.SolrError;
import org.apache.solr.update.processor.DistributedUpdateProcessor.DistributedUpdatesAsyncException;
import org.apache.solr.update.processor.UpdateRequestProcessor;

/**
 * Keeps documents from being acknowledged that the leader of their shard did not take.
 *
 * <p>The distributed processor forwards documents asynchronously and reports at the end of a
 * request what went wrong. The tolerant processor in front of it drops every such error that names
 * no document, a lost connection for example, and answers 200. Behind it, this processor turns
 * these errors into an answer of 503.
 *
 * <p>Nor are those acknowledged that a core took while it lost the {@link Leadership} of its shard.
 *
 * <p>To some answers of another node Solr's own distributed processor reacts by sending the first
 * of the documents again, and the others not at all: to those of a leader, and to those of a
 * replica, which is then taken to have them all. On these nodes, where {@code forwarded} is true,
 * such errors get the status 500, which is reported instead. {@link
 * LosslessDistributedUpdateProcessor} covers those that are answered before a chain begins, too.
 */
final class DistributionGuard extends UpdateRequestProcessor {
  /** The statuses to which nodes of {@code SolrCmdDistributor} react by trying again. */
  private static final Set<Integer> TRIED_AGAIN = Set.of(403, 404, 503);

  private final boolean forwarded;
  private final BooleanSupplier leadLost;

  /**
   * Guards what comes next.
   *
   * @param forwarded whether another node sent the request to this one, as the leader or a replica
   * @param leadLost whether the core lost the lead of its shard, or its node ZooKeeper, since the
   *     request began
   */
  DistributionGuard(boolean forwarded, BooleanSupplier leadLost, UpdateRequestProcessor next) {
    super(next);
    this.forwarded = forwarded;
    this.leadLost = leadLost;
  }

  @Override
  public void processAdd(AddUpdateCommand cmd) throws IOException {
    try {
      super.processAdd(cmd);
    } catch (SolrException e) {
      throw reported(e);
    }
  }

  @Override
  public void processDelete(DeleteUpdateCommand cmd) throws IOException {
    try {
      super.processDelete(cmd);
    } catch (SolrException e) {
      throw reported(e);
    }
  }

  @Override
  public void finish() throws IOException {
    try {
      super.finish();
    } catch (DistributedUpdatesAsyncException e) {
      if (e.errors.stream().allMatch(DistributionGuard::namesDocuments)) {
        throw e;
      }
      throw reported(
          new SolrException(
              ErrorCode.SERVICE_UNAVAILABLE,
              "zhengwen: not all documents of the request reached the leader of their shard;"
                  + " send the request again",
              e));
    } catch (SolrException e) {
      throw reported(e);
    }
    if (leadLost.getAsBoolean()) {
      throw reported(
          new SolrException(
              ErrorCode.SERVICE_UNAVAILABLE,
              "zhengwen: the node lost ZooKeeper or the core the lead of its shard during the"
                  + " request; send it again"));
    }
  }

  private SolrException reported(SolrException e) {
    return forwarded && TRIED_AGAIN.contains(e.code())
        ? new SolrException(ErrorCode.SERVER_ERROR, e.getMessage(), e)
        : e;
  }

  /** Whether the tolerant processor of the other node lists what it refused. */
  private static boolean namesDocuments(SolrError error) {
    if (error.e instanceof SolrException remote && remote.getMetadata() != null) {
      for (Map.Entry<String, String> entry : remote.getMetadata()) {
        if (ToleratedUpdateError.parseMetadataIfToleratedUpdateError(
                entry.getKey(), entry.getValue())
            != null) {
          return true;
        }
      }
    }
    return false;
  }
}
