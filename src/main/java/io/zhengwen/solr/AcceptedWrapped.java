package io.zhengwen.solr;

import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;

/** The pages of seeds in the document that is being added. */
final class AcceptedWrapped {
  private final Optional<WrapperLibrary> library;
  private final SchemaField key;
  private final List<Runnable> notes = new ArrayList<>();
  private final List<SolrInputDocument> records = new ArrayList<>();

  AcceptedWrapped(Optional<WrapperLibrary> library, IndexSchema schema) {
    this.library = library;
    key = schema.getUniqueKeyField();
  }

  void clear() {
    notes.clear();
    records.clear();
  }

  /**
   * Adds a page.
   *
   * @param note whether the library is told once it is accepted
   */
  void add(SolrInputDocument doc, WrappedPage page, boolean note) {
    records.addAll(page.records());
    String id = key == null ? null : FieldValues.text(doc, key.getName());
    if (note && id != null) {
      library.ifPresent(
          l -> notes.add(() -> l.accepted(id, page.url(), page.html(), page.reading())));
    }
  }

  /** Records that are documents of their own. */
  List<SolrInputDocument> records() {
    return records;
  }

  /** The document was accepted. */
  void accepted() {
    notes.forEach(Runnable::run);
    clear();
  }
}
