package io.zhengwen.solr;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.ZkStateReader;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.DeleteUpdateCommand;
import org.apache.solr.update.SolrCmdDistributor.ForwardNode;
import org.apache.solr.update.SolrCmdDistributor.Node;
import org.apache.solr.update.SolrCmdDistributor.SolrError;
import org.apache.solr.update.SolrCmdDistributor.StdNode;
import org.apache.solr.update.UpdateCommand;
import org.apache.solr.update.processor.DistributedZkUpdateProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessor;

/**
 * Solr's distribution of updates without the loss of documents that are sent together.
 *
 * <p>Documents of a request go to a core in one stream. If that is refused with 403, 404 or 503, as
 * by a node from which the core was moved or where it is being loaded, or if it breaks, Solr sends
 * the first document again and forgets the others (Solr 9.10.1, {@code
 * SolrCmdDistributor.doRetriesIfNeeded}); once that one is taken, all are acknowledged. Here a
 * document is sent again only if it is all that the request had for the core, and the request
 * deletes nothing by query. Else the error stands as if there were no more tries: that of a leader
 * is reported, and a replica recovers.
 *
 * <p>Nor is a request acknowledged of which Solr gave up waiting for the answer of another core.
 */
final class LosslessDistributedUpdateProcessor extends DistributedZkUpdateProcessor {
  private static final String KEY = LosslessDistributedUpdateProcessor.class.getName();

  private final ZkStateReader state;

  private final SentUpdates sent = new SentUpdates();

  /** Why an answer is missing; null if none is. */
  private IOException unanswered;

  LosslessDistributedUpdateProcessor(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    super(request, response, next);
    state = request.getCoreContainer().getZkController().getZkStateReader();
    request.getContext().put(KEY, this);
  }

  /**
   * Waits until other cores have indexed what they were sent of a request. That they did not is
   * reported at its end. Does nothing if Solr's own processor distributes the request, or none.
   */
  static void awaitAnswers(SolrQueryRequest request) {
    if (request.getContext().get(KEY) instanceof LosslessDistributedUpdateProcessor distributed) {
      distributed.awaitAnswers();
    }
  }

  private void awaitAnswers() {
    try {
      AwaitedAnswers.await(this);
    } catch (IOException e) {
      unanswered = e;
    }
  }

  @Override
  protected List<Node> setupRequest(
      String id, SolrInputDocument document, String route, UpdateCommand command) {
    List<Node> nodes = super.setupRequest(id, document, route, command);
    if (nodes == null) {
      return null;
    }
    List<Node> lossless = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      String core = node.getUrl();
      sent.count(core);
      lossless.add(lossless(node, state, () -> sent.isAlone(core)));
    }
    return lossless;
  }

  /** Deletions by query go to other cores past {@link #setupRequest}. */
  @Override
  public void processDelete(DeleteUpdateCommand command) throws IOException {
    if (!command.isDeleteById() || isForAllShards(command)) {
      sent.countEverywhere();
    }
    super.processDelete(command);
  }

  @Override
  protected void doDistribFinish() {
    awaitAnswers();
    try {
      super.doDistribFinish();
    } catch (SolrException e) {
      if (unanswered == null) {
        throw e;
      }
      unanswered.addSuppressed(e);
    }
    if (unanswered != null) {
      throw new SolrException(
          ErrorCode.SERVICE_UNAVAILABLE,
          "zhengwen: a node did not answer in time whether it took documents of the request; send"
              + " the request again",
          unanswered);
    }
  }

  /** Whether the id does not tell the shard, so that Solr deletes it on all. */
  private boolean isForAllShards(DeleteUpdateCommand command) {
    if (command.getRoute() != null || req.getParams().get(ShardParams._ROUTE_) != null) {
      return false;
    }
    DocCollection collection =
        state.getCollection(req.getCore().getCoreDescriptor().getCollectionName());
    return collection.getRouter().getRouteField(collection) != null;
  }

  /**
   * A node to which an update is sent again under a condition.
   *
   * @param alone whether the update is the only one that was sent to the node
   */
  static Node lossless(Node node, ZkStateReader state, BooleanSupplier alone) {
    return node instanceof ForwardNode ? new Leader(node, state, alone) : new Follower(node, alone);
  }

  private static final class Leader extends ForwardNode {
    private final BooleanSupplier alone;

    Leader(Node node, ZkStateReader state, BooleanSupplier alone) {
      super(
          node.getNodeProps(),
          state,
          node.getCollection(),
          node.getShardId(),
          node.getMaxRetries());
      this.alone = alone;
    }

    @Override
    public boolean checkRetry(SolrError error) {
      return alone.getAsBoolean() && super.checkRetry(error);
    }
  }

  private static final class Follower extends StdNode {
    private final BooleanSupplier alone;

    Follower(Node node, BooleanSupplier alone) {
      super(node.getNodeProps(), node.getCollection(), node.getShardId(), node.getMaxRetries());
      this.alone = alone;
    }

    @Override
    public boolean checkRetry(SolrError error) {
      return alone.getAsBoolean() && super.checkRetry(error);
    }
  }
}
