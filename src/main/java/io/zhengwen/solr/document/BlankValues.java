package io.zhengwen.solr.document;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import org.apache.solr.common.SolrInputDocument;

/** Blank values of fields, which a date or a number would be refused for. */
final class BlankValues {
  private BlankValues() {}

  /**
   * Removes blank values from a field, and a field that has no others; an atomic update that sets
   * it to them clears it.
   */
  static void drop(SolrInputDocument doc, String field) {
    Object value = doc.containsKey(field) ? doc.getField(field).getValue() : null;
    if (!FieldValues.isUpdate(value)) {
      Object left = others(value);
      if (left == null) {
        doc.removeField(field);
      } else if (!left.equals(value)) {
        doc.setField(field, left);
      }
    } else if (((Map<?, ?>) value).keySet().equals(Collections.singleton("set"))) {
      doc.setField(field, Collections.singletonMap("set", others(((Map<?, ?>) value).get("set"))));
    }
  }

  /** What is not blank of a value or several; null if there is none. */
  private static Object others(Object value) {
    if (FieldValues.isBlank(value)) {
      return null;
    }
    return value instanceof Collection<?> many
        ? many.stream().filter(one -> !FieldValues.isBlank(one)).toList()
        : value;
  }
}
