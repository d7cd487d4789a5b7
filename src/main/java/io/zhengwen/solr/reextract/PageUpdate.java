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
  private final Set<String> sent = new LinkedHashSet<>();

  /**
   * For the documents of a chain.
   *
   * @param routeField the field that decides on a document's shard; null if its id does
   */
  PageUpdate(MainContentConfig config, ReextractOptions options, String key, String routeField) {
    this.config = config;
    this.options = options;
    this.key = key;
    sent.addAll(config.sources());
    sent.add(config.urlField());
    sent.add(config.contentTypeField());
    // A page that came as bytes is stored as text, which has no charset.
    sent.add(config.fields().get(Destination.CHARSET));
    sent.addAll(options.keep());
    sent.add(routeField);
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
        update.setField(field, Collections.singletonMap("set", value));
      }
    }
    return update;
  }

  private static long version(SolrDocument stored) {
    return ((Number) stored.getFirstValue(CommonParams.VERSION_FIELD)).longValue();
  }
}
