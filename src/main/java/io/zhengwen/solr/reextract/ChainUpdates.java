package io.zhengwen.solr.reextract;

import java.io.IOException;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.UpdateParams;
import org.apache.solr.common.util.SimpleOrderedMap;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.CommitUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorChain;

/** Sends updates of stored pages through a chain of a core, each in a request of its own. */
final class ChainUpdates {
  private final SolrCore core;
  private final CoreShard shard;
  private final String chain;
  private final UpdateRequestProcessorChain processors;
  private final boolean learn;

  /**
   * For a chain that extracts.
   *
   * @throws IllegalArgumentException if it cannot take updates of stored pages
   */
  ChainUpdates(SolrCore core, CoreShard shard, String chain, boolean learn) {
    this.core = core;
    this.shard = shard;
    this.chain = chain;
    this.learn = learn;
    processors = StoredPageChain.of(core, chain);
  }

  /** What a request does. */
  private interface Action {
    void run(UpdateRequestProcessor processor, SolrQueryRequest request) throws IOException;
  }

  /**
   * Updates a document, with the text and bytes of its page extracted.
   *
   * @throws org.apache.solr.common.SolrException if it is refused
   */
  void add(SolrInputDocument document) throws IOException {
    send(
        (processor, request) -> {
          AddUpdateCommand command = new AddUpdateCommand(request);
          command.solrDoc = document;
          processor.processAdd(command);
        });
  }

  /** Makes all updates durable and searchable. */
  void commit() throws IOException {
    send((processor, request) -> processor.processCommit(new CommitUpdateCommand(request, false)));
  }

  private ModifiableSolrParams params() {
    ModifiableSolrParams params = new ModifiableSolrParams();
    params.set("zhengwen.onError", "fail");
    params.set("zhengwen.unchanged", "index");
    params.set("zhengwen.learn", Boolean.toString(learn));
    if (chain != null) {
      params.set(UpdateParams.UPDATE_CHAIN, chain);
    }
    shard.route().ifPresent(name -> params.set(ShardParams._ROUTE_, name));
    return params;
  }

  private void send(Action action) throws IOException {
    SolrQueryResponse response = new SolrQueryResponse();
    response.addResponseHeader(new SimpleOrderedMap<>());
    try (SolrQueryRequest request = new LocalSolrQueryRequest(core, params());
        UpdateRequestProcessor processor = processors.createProcessor(request, response)) {
      try {
        action.run(processor, request);
      } finally {
        processor.finish();
      }
    }
  }
}
