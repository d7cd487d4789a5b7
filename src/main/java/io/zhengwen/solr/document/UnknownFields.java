package io.zhengwen.solr.document;

import java.util.List;
import java.util.function.Predicate;
import org.apache.solr.common.SolrInputDocument;

/**
 * Fields of documents that the schema does not have, or that it has for something else than
 * objects. Objects in them become JSON, unless they are {@linkplain LabelledDocuments documents}.
 */
public final class UnknownFields {
  private final Predicate<String> known;
  private final Predicate<String> except;
  private final LabelledDocuments documents;
  private final String prefix;

  /**
   * For documents of a schema.
   *
   * @param known whether the schema has a field
   * @param except whether a field or label stays as it is, whatever it has
   * @param key the unique key, or null
   * @param prefix what the names of unknown fields get in front
   */
  public UnknownFields(
      Predicate<String> known, Predicate<String> except, String key, String prefix) {
    this.known = known;
    this.except = except;
    this.documents = new LabelledDocuments(known.or(except), key);
    this.prefix = prefix;
  }

  /** Puts the prefix before the names of a document's fields that are unknown or have objects. */
  public void rename(SolrInputDocument document) {
    for (String name : List.copyOf(document.getFieldNames())) {
      Object value = document.getField(name).getValue();
      if (!stays(name, value)) {
        document.removeField(name);
        document.addField(prefix + name, ObjectText.of(value));
      }
    }
  }

  private boolean stays(String name, Object value) {
    return except.test(name) || known.test(name) && !ObjectText.isIn(value) || documents.are(value);
  }
}
