package io.zhengwen.solr.document;

import io.zhengwen.ExtractedPage;
import io.zhengwen.method.density.DensityExtractor;
import io.zhengwen.solr.metrics.Outcome;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.solr.common.SolrInputDocument;

/**
 * Writes what was extracted to a document's fields. In an atomic update every value is written as
 * {@code {"set": value}}. A destination for which the page has nothing keeps what the document
 * brings; in an atomic update that brings nothing either, it is cleared.
 */
public final class FieldMapping {
  private static final int LONGEST_REASON = 1000;

  /** In a string field a term has at most 32,766 bytes; a char has at most three. */
  private static final int LONGEST_TITLE = 10_000;

  private final Map<Destination, String> fields;

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
    Map<Destination, Object> values = new EnumMap<>(Destination.class);
    values.put(Destination.TITLE, shorten(page.title(), LONGEST_TITLE));
    values.put(Destination.CONTENT, page.content());
    values.put(Destination.BODY, page.body());
    if (fields.containsKey(Destination.CONTENT_HTML)) {
      values.put(Destination.CONTENT_HTML, page.contentHtml());
    }
    values.put(Destination.METHOD, page.method());
    page.extraction().confidence().ifPresent(c -> values.put(Destination.CONFIDENCE, (float) c));
    values.put(
        Destination.PAGE_LENGTH, page.extraction().labels().get(DensityExtractor.PAGE_LENGTH));
    source.charset().ifPresent(name -> values.put(Destination.CHARSET, name));
    values.put(Destination.OUTCOME, outcome.label());
    values.put(Destination.REASON, shorten(reason, LONGEST_REASON));
    write(doc, values, existingTitle);
  }

  /** Writes that there is no main text, and why. */
  public void writeNothing(SolrInputDocument doc, Outcome outcome, String reason) {
    Map<Destination, Object> values = new EnumMap<>(Destination.class);
    values.put(Destination.OUTCOME, outcome.label());
    values.put(Destination.REASON, shorten(reason, LONGEST_REASON));
    write(doc, values, ExistingTitle.KEEP);
  }

  /** Clears every destination that the document does not set itself. */
  public void clear(SolrInputDocument doc) {
    write(doc, Map.of(), ExistingTitle.KEEP);
  }

  /** Replaces the source's bytes by decoded text; bytes that are no text are taken out. */
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
      SolrInputDocument doc, Map<Destination, Object> values, ExistingTitle existingTitle) {
    boolean atomic = isAtomic(doc);
    fields.forEach(
        (destination, field) -> {
          Object value = values.get(destination);
          boolean brought = doc.containsKey(field);
          if (isBlank(value)) {
            if (atomic && !brought) {
              doc.setField(field, set(null));
            }
          } else if (destination != Destination.TITLE
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

  private static String shorten(String text, int longest) {
    if (text == null || text.length() <= longest) {
      return text;
    }
    boolean inPair = Character.isHighSurrogate(text.charAt(longest - 1));
    return text.substring(0, inPair ? longest - 1 : longest);
  }
}
