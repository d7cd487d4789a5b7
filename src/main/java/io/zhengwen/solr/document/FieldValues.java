package io.zhengwen.solr.document;

import java.util.Collection;
import java.util.Map;
import org.apache.solr.common.SolrDocumentBase;
import org.apache.solr.common.SolrInputDocument;

/** Reads single values of a document's fields. */
public final class FieldValues {
  private FieldValues() {}

  /**
   * The first value of a field that is not blank, else the first, or null; in an atomic update,
   * that of {@code {"set": value}}.
   */
  public static Object plain(SolrInputDocument doc, String field) {
    Object value = doc.containsKey(field) ? doc.getField(field).getValue() : null;
    if (isUpdate(value)) {
      value = ((Map<?, ?>) value).get("set");
    }
    if (value instanceof Collection<?> many) {
      for (Object one : many) {
        if (!isBlank(one)) {
          return one;
        }
      }
      return many.isEmpty() ? null : many.iterator().next();
    }
    return value;
  }

  /** Whether a document brings nothing to a field: no value, or blank ones alone. */
  public static boolean isBlank(SolrInputDocument doc, String field) {
    return !doc.containsKey(field) || isBlank(doc.getField(field).getValue());
  }

  /** Whether a value, or each of several or of those of an atomic update, is blank. */
  static boolean isBlank(Object value) {
    if (value instanceof Collection<?> many) {
      return many.stream().allMatch(FieldValues::isBlank);
    }
    if (isUpdate(value)) {
      return ((Map<?, ?>) value).values().stream().allMatch(FieldValues::isBlank);
    }
    return value == null || value.toString().isBlank();
  }

  /** Whether a value is an atomic update; nested documents are maps too. */
  public static boolean isUpdate(Object value) {
    return value instanceof Map && !(value instanceof SolrDocumentBase);
  }

  /** The {@linkplain #plain first value} as text; null if there is no field or no value. */
  public static String text(SolrInputDocument doc, String field) {
    Object value = field == null ? null : plain(doc, field);
    return value == null ? null : value.toString();
  }
}
