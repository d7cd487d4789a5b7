package io.zhengwen.solr.reextract;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.Destination;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.CommonParams;

/** Makes atomic updates that have stored pages extracted again. */
final class PageUpdate {
  private final MainContentConfig config;
  private final ReextractOptions options;
  private final String key;
  private final Set<String> routeFields;
  private final Set<String> sent = new LinkedHashSet<>();

  /**
   * For the documents of a chain.
   *
   * @param routeFields fields that decide where a document belongs, besides its id
   */
  PageUpdate(
      MainContentConfig config, ReextractOptions options, String key, Set<String> routeFields) {
    this.config = config;
    this.options = options;
    this.key = key;
    this.routeFields = routeFields;
    sent.addAll(config.sources());
    sent.add(config.urlField());
    sent.add(config.contentTypeField());
    // A page that came as bytes is stored as text, which has no charset.
    sent.add(config.fields().get(Destination.CHARSET));
    sent.addAll(options.keep());
    sent.addAll(routeFields);
    sent.remove(null);
    sent.remove(key);
  }

  /** The fields that must be read of a stored document. */
  List<String> fields() {
    List<String> fields = new ArrayList<>(sent);
    fields.add(key);
    fields.add(options.versionField());
    fields.add(CommonParams.VERSION_FIELD);
    return fields;
  }

  /** Whether a document was extracted the new way. */
  boolean isNew(SolrDocument stored) {
    return options.before().isPresent()
        ? version(stored) >= options.before().getAsLong()
        : options.version().equals(stored.getFirstValue(options.versionField()));
  }

  /** Whether a page is stored. */
  boolean hasPage(SolrDocument stored) {
    return config.sources().stream().anyMatch(stored::containsKey);
  }

  /** The update, which fails if the document was changed since it was read. */
  SolrInputDocument of(String id, SolrDocument stored) {
    SolrInputDocument update = new SolrInputDocument();
    update.setField(key, id);
    update.setField(CommonParams.VERSION_FIELD, version(stored));
    for (String field : sent) {
      Collection<Object> values = stored.getFieldValues(field);
      if (values != null && !values.isEmpty()) {
        Object value = values.size() == 1 ? values.iterator().next() : List.copyOf(values);
        // Solr routes by the plain value, and sets it.
        update.setField(
            field, routeFields.contains(field) ? value : Collections.singletonMap("set", value));
      }
    }
    return update;
  }

  private static long version(SolrDocument stored) {
    return ((Number) stored.getFirstValue(CommonParams.VERSION_FIELD)).longValue();
  }
}
