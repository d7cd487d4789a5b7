package io.zhengwen.solr.document;

import io.zhengwen.extract.passage.Passage;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.solr.common.SolrInputDocument;

/**
 * Writes the passages of a page to its document: as values of a field, or as nested documents with
 * ids {@code PAGE#p0}, {@code PAGE#p1} and so on. Those that the document holds from before are
 * replaced, also in an atomic update.
 */
public final class PassageFields {
  private final String destination;
  private final Optional<NestedFields> nested;

  /**
   * The fields of nested documents.
   *
   * @param key the unique key
   * @param text the passage
   * @param headings the headings that it stands under; empty for none
   */
  public record NestedFields(String key, String text, Optional<String> headings) {}

  private PassageFields(String destination, Optional<NestedFields> nested) {
    this.destination = destination;
    this.nested = nested;
  }

  /** Writes passages as values of a field. */
  public static PassageFields asValues(String field) {
    return new PassageFields(field, Optional.empty());
  }

  /** Writes passages as documents nested under a label. */
  public static PassageFields asDocuments(String label, NestedFields fields) {
    return new PassageFields(label, Optional.of(fields));
  }

  /**
   * Writes passages; without any, as {@link #clear} does.
   *
   * @throws UnusablePageException if they are to be nested in a document without id
   */
  public void write(SolrInputDocument doc, List<Passage> passages) throws UnusablePageException {
    if (passages.isEmpty()) {
      clear(doc);
    } else {
      FieldMapping.put(
          doc,
          destination,
          nested.isPresent()
              ? documents(doc, passages, nested.get())
              : passages.stream().map(Passage::text).toList());
    }
  }

  /** Clears the passages in an atomic update, unless the document sets them itself. */
  public void clear(SolrInputDocument doc) {
    if (FieldMapping.isAtomic(doc) && !doc.containsKey(destination)) {
      FieldMapping.put(doc, destination, null);
    }
  }

  private static List<SolrInputDocument> documents(
      SolrInputDocument page, List<Passage> passages, NestedFields fields)
      throws UnusablePageException {
    String id = FieldValues.text(page, fields.key);
    if (id == null) {
      throw new UnusablePageException(
          "its passages cannot be nested in it: it has no '" + fields.key + "'");
    }
    return IntStream.range(0, passages.size())
        .mapToObj(i -> document(id + "#p" + i, passages.get(i), fields))
        .toList();
  }

  private static SolrInputDocument document(String id, Passage passage, NestedFields fields) {
    SolrInputDocument document = new SolrInputDocument();
    document.setField(fields.key, id);
    document.setField(fields.text, passage.text());
    if (fields.headings.isPresent() && !passage.headings().isEmpty()) {
      document.setField(fields.headings.get(), passage.headings());
    }
    return document;
  }
}
