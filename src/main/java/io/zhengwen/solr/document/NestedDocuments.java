package io.zhengwen.solr.document;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.SolrInputField;

/** A document and all documents nested in it, however deep. */
public final class NestedDocuments {
  private NestedDocuments() {}

  /** The document, then those nested in it: labelled, anonymous, and in atomic updates. */
  public static List<SolrInputDocument> of(SolrInputDocument root) {
    List<SolrInputDocument> documents = new ArrayList<>();
    visit(root, documents::add);
    return documents;
  }

  /** Visits the same; what a visit takes out of a document is not visited. */
  public static void visit(SolrInputDocument root, Consumer<SolrInputDocument> visitor) {
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object next = open.pop();
      if (next instanceof SolrInputDocument doc) {
        visitor.accept(doc);
        if (doc.hasChildDocuments()) {
          doc.getChildDocuments().forEach(open::push);
        }
        for (SolrInputField field : doc.values()) {
          pushNested(open, field.getValue());
        }
      } else if (next instanceof Collection<?> many) {
        many.forEach(one -> pushNested(open, one));
      } else if (next instanceof Map<?, ?> update) {
        update.values().forEach(one -> pushNested(open, one));
      }
    }
  }

  private static void pushNested(Deque<Object> open, Object value) {
    if (value instanceof SolrInputDocument || value instanceof Collection || value instanceof Map) {
      open.push(value);
    }
  }
}
