package io.zhengwen.solr.document;

import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.SolrInputField;

/**
 * Tells documents nested under a label from objects that are mere values. Solr's JSON loader makes
 * documents of both. A document has the unique key and something else, and the schema has all of
 * its fields but labels of further documents; in an atomic update the key is enough, which removes
 * it.
 */
final class LabelledDocuments {
  private final Predicate<String> known;
  private final String key;

  LabelledDocuments(Predicate<String> known, String key) {
    this.known = known;
    this.key = key;
  }

  /** Whether all values of a field, or of an atomic update of it, are documents. */
  boolean are(Object value) {
    return AtomicUpdate.is(value)
        ? ((Map<?, ?>) value).values().stream().allMatch(of -> are(of, 1))
        : are(value, 2);
  }

  private boolean are(Object value, int fields) {
    if (value instanceof Collection<?> many) {
      return !many.isEmpty() && many.stream().allMatch(one -> are(one, fields));
    }
    return value instanceof SolrInputDocument document
        && document.size() >= fields
        && document.containsKey(key)
        && document.values().stream().allMatch(this::fits);
  }

  private boolean fits(SolrInputField field) {
    return known.test(field.getName()) || are(field.getValue());
  }
}
