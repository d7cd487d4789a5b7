package io.zhengwen.solr.document;

import java.util.List;
import java.util.function.Predicate;
import org.apache.solr.common.SolrInputDocument;

/**
 * Fields of documents that the schema does not have. Objects in them become JSON, unless they are
 * {@linkplain LabelledDocuments documents}.
 */
public final class UnknownFields {
  private final Predicate<String> known;
  private final LabelledDocuments documents;
  private final String prefix;

  /**
   * For documents of a schema.
   *
   * @param known whether the schema has a field
   * @param key the unique key, or null
   * @param prefix what the names of unknown fields get in front
   */
  public UnknownFields(Predicate<String> known, String key, String prefix) {
    this.known = known;
    this.documents = new LabelledDocuments(known, key);
    this.prefix = prefix;
  }

  /** Puts the prefix before the names of a document's unknown fields. */
  public void rename(SolrInputDocument document) {
    for (String name : List.copyOf(document.getFieldNames())) {
      Object value = document.getField(name).getValue();
      if (!known.test(name) && !documents.are(value)) {
        document.removeField(name);
        document.addField(prefix + name, ObjectText.of(value));
      }
    }
  }
}
