package io.zhengwen.solr.document;

import io.zhengwen.ExtractedPage;
import io.zhengwen.solr.document.Destination.Result;
import io.zhengwen.solr.metrics.Outcome;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.solr.common.SolrInputDocument;

/**
 * Writes what was extracted to a document's fields. In an atomic update every value is written as
 * {@code {"set": value}}. A destination for which the page has nothing keeps what the document
 * brings; in an atomic update that brings nothing either, it is cleared.
 */
public final class FieldMapping {
  private final Map<Destination, String> fields;

  /** Which title wins if the document brings one. */
  public enum ExistingTitle {
    /** The document's, even a blank one. */
    KEEP,
    /** The document's, unless it is blank. */
    FILL,
    /** The page's, if it has one. */
    OVERWRITE
  }

  /** Maps to these fields, by what is written to them. */
  public FieldMapping(Map<Destination, String> fields) {
    this.fields = fields;
  }

  /** Writes a page's values. */
  public void write(
      SolrInputDocument doc,
      ExtractedPage page,
      SourceText source,
      Outcome outcome,
      String reason,
      ExistingTitle existingTitle) {
    Result result = new Result(page, source.charset().orElse(null), outcome, reason);
    write(doc, destination -> destination.value(result), existingTitle);
  }

  /** Writes that there is no main text, and why. */
  public void writeNothing(SolrInputDocument doc, Outcome outcome, String reason) {
    Result result = new Result(null, null, outcome, reason);
    write(doc, destination -> destination.value(result), ExistingTitle.KEEP);
  }

  /** Clears every destination that the document does not set itself. */
  public void clear(SolrInputDocument doc) {
    write(doc, destination -> null, ExistingTitle.KEEP);
  }

  /** Replaces the source's bytes by decoded text; without values, removes them. */
  public void writeSource(SolrInputDocument doc, String field, List<String> values) {
    if (!values.isEmpty()) {
      put(doc, field, values.size() == 1 ? values.get(0) : values);
    } else if (isAtomic(doc)) {
      doc.setField(field, set(null));
    } else {
      doc.removeField(field);
    }
  }

  /** Whether a document is an atomic update. */
  static boolean isAtomic(SolrInputDocument doc) {
    return doc.values().stream().anyMatch(field -> FieldValues.isUpdate(field.getValue()));
  }

  private void write(
      SolrInputDocument doc, Function<Destination, Object> values, ExistingTitle existingTitle) {
    boolean atomic = isAtomic(doc);
    fields.forEach(
        (destination, field) -> {
          Object value = values.apply(destination);
          boolean brought = doc.containsKey(field);
          if (isBlank(value)) {
            if (atomic && !brought) {
              doc.setField(field, set(null));
            }
          } else if (!destination.equals(Destination.TITLE)
              || !brought
              || replaces(existingTitle, FieldValues.plain(doc, field))) {
            doc.setField(field, atomic ? set(value) : value);
          }
        });
  }

  private static boolean replaces(ExistingTitle existingTitle, Object title) {
    return switch (existingTitle) {
      case KEEP -> false;
      case FILL -> isBlank(title);
      case OVERWRITE -> true;
    };
  }

  private static void put(SolrInputDocument doc, String field, Object value) {
    doc.setField(field, isAtomic(doc) ? set(value) : value);
  }

  private static boolean isBlank(Object value) {
    return value == null || value.toString().isBlank();
  }

  private static Map<String, Object> set(Object value) {
    return Collections.singletonMap("set", value);
  }
}
