package io.zhengwen.solr;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.document.FieldMapping;
import io.zhengwen.solr.document.FieldValues;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/**
 * What must be known of the stored documents whose pages the atomic updates of one request replace.
 * A document that is sent as a whole is not looked up.
 */
final class EarlierPages {
  private final String url;
  private final Optional<String> written;
  private final SchemaField key;
  private final StoredDocuments stored;

  /**
   * A page's document before the page is extracted.
   *
   * @param url the address of the page, which an update may leave as it is stored; null if it is
   *     unknown
   * @param written the names of the fields that a wrapper template wrote to the stored document
   */
  record Earlier(String url, Set<String> written) {}

  EarlierPages(MainContentConfig config, SolrQueryRequest request) {
    url = config.urlField();
    written = config.wrappers().flatMap(WrapperConfig::written);
    key = request.getSchema().getUniqueKeyField();
    stored = new StoredDocuments(request.getCore(), request.getParams());
  }

  /**
   * Looks up what is stored of a document, if it is an atomic update.
   *
   * @throws org.apache.solr.common.SolrException if the lookup failed
   */
  Earlier of(SolrInputDocument doc) {
    boolean atomic = FieldMapping.isAtomic(doc);
    boolean hasStoredUrl = atomic && url != null && !doc.containsKey(url);
    List<String> fields = new ArrayList<>();
    if (atomic) {
      written.ifPresent(fields::add);
    }
    if (hasStoredUrl) {
      fields.add(url);
    }
    String id = key == null ? null : FieldValues.text(doc, key.getName());
    SolrDocument before =
        id == null || fields.isEmpty()
            ? new SolrDocument()
            : stored.find(id, fields).orElseGet(SolrDocument::new);
    return new Earlier(
        hasStoredUrl ? text(before.getFirstValue(url)) : FieldValues.text(doc, url),
        written.map(field -> names(before.getFieldValues(field))).orElse(Set.of()));
  }

  private static String text(Object value) {
    return value == null ? null : value.toString();
  }

  private static Set<String> names(Collection<Object> values) {
    Set<String> names = new LinkedHashSet<>();
    for (Object value : values == null ? List.of() : values) {
      names.add(text(value));
    }
    return names;
  }
}
