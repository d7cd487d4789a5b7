package io.zhengwen.solr;

import io.zhengwen.solr.document.NestedDocuments;
import io.zhengwen.solr.document.UnknownFields;
import java.io.IOException;
import java.util.Set;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * Renames fields that the schema does not have, so that they do not cost the document: with the
 * option {@code prefix} (default {@value #PREFIX}), {@code depth} becomes {@code other_depth}, for
 * which the schema should have a dynamic field. Atomic updates of such fields work the same way. An
 * object becomes JSON, also one in a field that the schema has; one with the unique key and with
 * fields that the schema has is a nested document under its label and stays. The option {@code
 * except} has names, separated by commas, of fields and labels that stay in any case. It must stand
 * before the processor that distributes documents.
 */
public final class UnknownFieldsUpdateProcessorFactory extends UpdateRequestProcessorFactory {
  /** What names begin with where the option does not say so. */
  public static final String PREFIX = "other_";

  private String prefix = PREFIX;
  private Set<String> except = Set.of();

  @Override
  public void init(NamedList<?> args) {
    Object given = args.get("prefix");
    if (given != null) {
      prefix = given.toString();
    }
    Object later = args.get("except");
    if (later != null) {
      except = Set.of(later.toString().split("\\s*,\\s*"));
    }
  }

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    IndexSchema schema = request.getSchema();
    SchemaField key = schema.getUniqueKeyField();
    UnknownFields fields =
        new UnknownFields(
            name -> schema.getFieldOrNull(name) != null,
            except::contains,
            key == null ? null : key.getName(),
            prefix);
    return new UpdateRequestProcessor(next) {
      @Override
      public void processAdd(AddUpdateCommand command) throws IOException {
        NestedDocuments.visit(command.getSolrInputDocument(), fields::rename);
        super.processAdd(command);
      }
    };
  }
}
