package io.zhengwen.solr.handler;

import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import io.zhengwen.solr.StoredDocuments;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.studio.service.PageRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.ContentStream;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/** Reads the page of a request, or the stored page that it names, as a document to be extracted. */
final class PostedPage {
  private final MainContentConfig config;
  private final int maxBody;

  PostedPage(MainContentConfig config, int maxBody) {
    this.config = config;
    this.maxBody = maxBody;
  }

  /**
   * The document.
   *
   * @throws org.apache.solr.common.SolrException with the status 400 if the request names none, or
   *     more than one, or it is too long
   */
  SolrInputDocument document(SolrQueryRequest request) throws IOException {
    ContentStream body = Requests.body(request);
    byte[] bytes = body == null ? null : Requests.bytes(body, maxBody);
    PageRequest given;
    try {
      given =
          PageRequest.of(
              request.getParams()::get, bytes, body == null ? null : Requests.type(request, body));
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    }
    return given.id() == null
        ? posted(given.html(), given.contentType(), given.url())
        : stored(request, given.id())
            .orElseThrow(
                () ->
                    Requests.wrong(
                        "there is no document '"
                            + given.id()
                            + "' in '"
                            + Requests.collection(request)
                            + "'"));
  }

  /** Without a field for the Content-Type, the bytes are decoded here. */
  SolrInputDocument posted(Object page, String contentType, String url) {
    SolrInputDocument document = new SolrInputDocument();
    Object source = page;
    if (config.contentTypeField() != null) {
      set(document, config.contentTypeField(), contentType);
    } else if (page instanceof byte[] bytes) {
      try {
        source = PageText.of(bytes, contentType).html();
      } catch (NotHtmlException e) {
        source = bytes;
      }
    }
    document.setField(config.sources().get(0), source);
    if (url != null && config.urlField() == null) {
      throw Requests.wrong("a url is given, but the processor has no option 'url' to read it");
    }
    set(document, config.urlField(), url);
    return document;
  }

  private static void set(SolrInputDocument document, String field, String value) {
    if (value != null) {
      document.setField(field, value);
    }
  }

  /**
   * The page of a document, with its address and Content-Type.
   *
   * @return empty if there is no such document
   * @throws org.apache.solr.common.SolrException with the status 400 if its page is not stored
   */
  Optional<SolrInputDocument> stored(SolrQueryRequest request, String id) {
    List<String> fields = new ArrayList<>(config.sources());
    for (String field : new String[] {config.urlField(), config.contentTypeField()}) {
      if (field != null) {
        fields.add(field);
      }
    }
    Optional<SolrDocument> found =
        new StoredDocuments(request.getCore(), request.getParams()).find(id, fields);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    SolrDocument stored = found.get();
    if (config.sources().stream().noneMatch(stored::containsKey)) {
      throw Requests.wrong(
          "the document '"
              + id
              + "' has no page: nothing is stored in "
              + String.join(", ", config.sources()));
    }
    SolrInputDocument document = new SolrInputDocument();
    SchemaField key = request.getSchema().getUniqueKeyField();
    document.setField(key.getName(), id);
    stored.getFieldNames().forEach(name -> document.setField(name, stored.getFieldValues(name)));
    return Optional.of(document);
  }
}
