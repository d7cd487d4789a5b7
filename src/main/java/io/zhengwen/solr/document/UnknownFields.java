package io.zhengwen.solr.document;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.SolrInputField;

/** Fields of documents that the schema does not have. */
public final class UnknownFields {
  private static final Set<String> ATOMIC_UPDATES =
      Set.of("set", "add", "add-distinct", "remove", "removeregex", "inc");

  private UnknownFields() {}

  /**
   * Puts a prefix before the names of unknown fields. An object that is no atomic update becomes
   * text. Fields that hold nested documents stay.
   */
  public static void rename(SolrInputDocument document, Predicate<String> known, String prefix) {
    for (String name : List.copyOf(document.getFieldNames())) {
      SolrInputField field = document.getField(name);
      if (!known.test(name) && !holdsDocuments(field.getValue())) {
        document.removeField(name);
        document.addField(prefix + name, kept(field.getValue()));
      }
    }
  }

  private static boolean holdsDocuments(Object value) {
    if (value instanceof SolrInputDocument) {
      return true;
    }
    if (value instanceof Map<?, ?> update) {
      return update.values().stream().anyMatch(UnknownFields::holdsDocuments);
    }
    return value instanceof Collection<?> many
        && many.stream().anyMatch(one -> one instanceof SolrInputDocument);
  }

  private static Object kept(Object value) {
    return value instanceof Map<?, ?> object && !ATOMIC_UPDATES.containsAll(object.keySet())
        ? object.toString()
        : value;
  }
}
