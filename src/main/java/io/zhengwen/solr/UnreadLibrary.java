package io.zhengwen.solr;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/**
 * Refuses pages from which a wrapper template has read before, as long as the templates could not
 * be read since the node started: with their page, their fields and records would be replaced by
 * nothing. For one request.
 */
final class UnreadLibrary {
  private final Optional<WrapperLibrary> library;
  private final List<String> sources;
  private final List<String> marks;
  private final SchemaField key;
  private final StoredDocuments stored;

  UnreadLibrary(ChainExtraction chain, SolrQueryRequest request) {
    MainContentConfig config = chain.config();
    library = chain.wrappers();
    sources = config.sources();
    marks =
        config.wrappers().map(WrapperConfig::ownFields).orElse(List.of()).stream()
            .map(Map.Entry::getValue)
            .toList();
    key = request.getSchema().getUniqueKeyField();
    stored = new StoredDocuments(request.getCore(), request.getParams());
  }

  /**
   * Checks a document, if it brings a page; waits a few seconds for a store that starts with the
   * node.
   *
   * @throws SolrException with the status 503 if it has to be sent again
   */
  void check(SolrInputDocument doc) {
    if (library.isEmpty()
        || library.get().isRead()
        || marks.isEmpty()
        || sources.stream().noneMatch(doc::containsKey)
        || library.get().awaitRead()) {
      return;
    }
    String id = key == null ? null : FieldValues.text(doc, key.getName());
    if (id != null && stored.find(id, marks).filter(known -> !known.isEmpty()).isPresent()) {
      throw new SolrException(
          ErrorCode.SERVICE_UNAVAILABLE,
          "zhengwen: document '"
              + id
              + "' has fields of a wrapper template, and the store of wrapper templates could not be"
              + " read yet; send it again");
    }
  }
}
