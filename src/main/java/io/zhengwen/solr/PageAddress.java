package io.zhengwen.solr;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.FieldMapping;
import io.zhengwen.solr.document.FieldValues;
import java.util.List;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/**
 * The addresses of the pages of one request. An atomic update that leaves the address alone has
 * that of the stored document.
 */
final class PageAddress {
  private final String field;
  private final SchemaField key;
  private final StoredDocuments stored;

  PageAddress(MainContentConfig config, SolrQueryRequest request) {
    field = config.urlField();
    key = request.getSchema().getUniqueKeyField();
    stored = new StoredDocuments(request.getCore(), request.getParams());
  }

  /** The address of a document's page; null if it is unknown. */
  String of(SolrInputDocument doc) {
    if (field == null || doc.containsKey(field) || !FieldMapping.isAtomic(doc)) {
      return FieldValues.text(doc, field);
    }
    String id = key == null ? null : FieldValues.text(doc, key.getName());
    return id == null
        ? null
        : stored
            .get(id, List.of(field))
            .map(before -> before.getFirstValue(field))
            .map(Object::toString)
            .orElse(null);
  }
}
