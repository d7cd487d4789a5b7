package io.zhengwen.solr;

import java.io.IOException;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/** Throws an error that is no exception at updates of a document whose id begins so. */
public final class FaultyUpdateProcessorFactory extends UpdateRequestProcessorFactory {
  static final String ID = "linkage-error";

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    return new UpdateRequestProcessor(next) {
      @Override
      public void processAdd(AddUpdateCommand command) throws IOException {
        if (command.getPrintableId().startsWith(ID) && request.getParams().get("healthy") == null) {
          throw new NoClassDefFoundError("io/example/Gone");
        }
        super.processAdd(command);
      }
    };
  }
}
