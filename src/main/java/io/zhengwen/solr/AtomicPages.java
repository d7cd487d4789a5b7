package io.zhengwen.solr;

import java.io.IOException;
import java.util.List;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;

/**
 * Makes documents with a page atomic updates before they are extracted, in a request whose {@code
 * processor=atomic} would do so only then: what the new page lacks would not be cleared.
 */
final class AtomicPages extends UpdateRequestProcessor {
  private final List<String> sources;
  private final SolrParams params;

  AtomicPages(List<String> sources, SolrParams params, UpdateRequestProcessor next) {
    super(next);
    this.sources = sources;
    this.params = params;
  }

  @Override
  public void processAdd(AddUpdateCommand command) throws IOException {
    SolrInputDocument document = command.getSolrInputDocument();
    if (sources.stream().anyMatch(document::containsKey)) {
      RequestProcessors.makeAtomic(document, params);
    }
    super.processAdd(command);
  }
}
