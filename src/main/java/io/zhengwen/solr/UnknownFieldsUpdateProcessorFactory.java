package io.zhengwen.solr;

import io.zhengwen.solr.document.NestedDocuments;
import io.zhengwen.solr.document.UnknownFields;
import java.io.IOException;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * Renames fields that the schema does not have, so that they do not cost the document: with the
 * option {@code prefix} (default {@value #PREFIX}), {@code depth} becomes {@code other_depth}, for
 * which the schema should have a dynamic field. Atomic updates of such fields work the same way. It
 * must stand before the processor that distributes documents.
 */
public final class UnknownFieldsUpdateProcessorFactory extends UpdateRequestProcessorFactory {
  /** What names begin with where the option does not say so. */
  public static final String PREFIX = "other_";

  private String prefix = PREFIX;

  @Override
  public void init(NamedList<?> args) {
    Object given = args.get("prefix");
    if (given != null) {
      prefix = given.toString();
    }
  }

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    IndexSchema schema = request.getSchema();
    return new UpdateRequestProcessor(next) {
      @Override
      public void processAdd(AddUpdateCommand command) throws IOException {
        for (SolrInputDocument document : NestedDocuments.of(command.getSolrInputDocument())) {
          UnknownFields.rename(document, name -> schema.getFieldOrNull(name) != null, prefix);
        }
        super.processAdd(command);
      }
    };
  }
}
