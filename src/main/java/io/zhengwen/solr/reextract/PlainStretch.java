package io.zhengwen.solr.reextract;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.AbstractDefaultValueUpdateProcessorFactory;
import org.apache.solr.update.processor.UUIDUpdateProcessorFactory;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * A stretch of a chain whose processors see the plain values of an update that sets fields: most
 * processors change strings, and know nothing of {@code {"set": value}}. Behind it, what they made
 * of the values is set.
 *
 * <p>Those that fill what a document lacks fill only fields that the update sets or clears, since
 * the document has its other fields already.
 */
final class PlainStretch extends UpdateRequestProcessorFactory {
  private final List<UpdateRequestProcessorFactory> processors;

  PlainStretch(List<UpdateRequestProcessorFactory> processors) {
    this.processors = List.copyOf(processors);
  }

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    PlainUpdate update = new PlainUpdate();
    UpdateRequestProcessor last = new Step(next, update::restore);
    for (int i = processors.size() - 1; i >= 0; i--) {
      UpdateRequestProcessorFactory processor = processors.get(i);
      if (isDefault(processor)) {
        Set<String> before = new HashSet<>();
        last = new Step(last, document -> update.removeOthers(document, before));
        last = processor.getInstance(request, response, last);
        last =
            new Step(
                last,
                document -> {
                  before.clear();
                  before.addAll(document.getFieldNames());
                });
      } else {
        last = processor.getInstance(request, response, last);
      }
    }
    return new Step(last, update::begin);
  }

  private static boolean isDefault(UpdateRequestProcessorFactory processor) {
    return processor instanceof AbstractDefaultValueUpdateProcessorFactory
        || processor instanceof UUIDUpdateProcessorFactory;
  }

  /** What is done to a document. */
  private interface Change {
    void make(SolrInputDocument document);
  }

  private static final class Step extends UpdateRequestProcessor {
    private final Change change;

    Step(UpdateRequestProcessor next, Change change) {
      super(next);
      this.change = change;
    }

    @Override
    public void processAdd(AddUpdateCommand command) throws IOException {
      change.make(command.getSolrInputDocument());
      super.processAdd(command);
    }
  }
}
