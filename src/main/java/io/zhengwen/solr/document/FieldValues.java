package io.zhengwen.solr.document;

import java.util.Collection;
import java.util.Map;
import org.apache.solr.common.SolrDocumentBase;
import org.apache.solr.common.SolrInputDocument;

/** Reads single values of a document's fields. */
public final class FieldValues {
  private FieldValues() {}

  /** The first value of a field, or null; in an atomic update, that of {@code {"set": value}}. */
  public static Object plain(SolrInputDocument doc, String field) {
    Object value = doc.containsKey(field) ? doc.getField(field).getValue() : null;
    if (isUpdate(value)) {
      value = ((Map<?, ?>) value).get("set");
    }
    if (value instanceof Collection<?> many) {
      value = many.isEmpty() ? null : many.iterator().next();
    }
    return value;
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
