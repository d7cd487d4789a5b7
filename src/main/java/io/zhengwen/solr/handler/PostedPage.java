package io.zhengwen.solr.handler;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import io.zhengwen.solr.StoredDocuments;
import io.zhengwen.solr.config.MainContentConfig;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.ContentStream;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;

/** Reads the page of a request, or the stored page that it names, as a document to be extracted. */
final class PostedPage {
  private static final String HTML = "html";
  private static final String URL = "url";
  private static final String CONTENT_TYPE = "contentType";
  private static final String ID = "id";
  private static final List<String> MEMBERS = List.of(HTML, URL, CONTENT_TYPE, ID);
  private static final ObjectMapper JSON = new ObjectMapper();

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
    SolrParams params = request.getParams();
    Map<String, Object> given = new LinkedHashMap<>();
    for (String name : List.of(ID, URL)) {
      if (params.get(name) != null) {
        given.put(name, params.get(name));
      }
    }
    ContentStream body = Requests.body(request);
    if (body != null) {
      byte[] bytes = Requests.bytes(body, maxBody);
      if (Requests.isJson(body.getContentType())) {
        members(bytes).forEach((name, value) -> put(given, name, value));
      } else if (bytes.length > 0) {
        put(given, HTML, bytes);
        if (body.getContentType() != null) {
          put(given, CONTENT_TYPE, body.getContentType());
        }
      }
    }
    if (given.containsKey(ID) == given.containsKey(HTML)) {
      throw Requests.wrong(
          given.containsKey(ID)
              ? "both a page and the id of a stored one are given, must be one of them"
              : "no page is given: post it with its Content-Type, such as text/html, or as JSON"
                  + " {\"html\": page, \"url\": address}, or name a stored document by its id");
    }
    return given.containsKey(ID)
        ? stored(request, given.get(ID).toString())
            .orElseThrow(() -> Requests.wrong("there is no document '" + given.get(ID) + "'"))
        : posted(given.get(HTML), (String) given.get(CONTENT_TYPE), (String) given.get(URL));
  }

  private static void put(Map<String, Object> given, String name, Object value) {
    if (given.put(name, value) != null) {
      throw Requests.wrong("'" + name + "' is given twice");
    }
  }

  private static Map<String, Object> members(byte[] bytes) throws IOException {
    JsonNode object;
    try {
      object = JSON.readTree(bytes);
    } catch (JsonProcessingException e) {
      throw Requests.wrong("the body is not JSON: " + e.getOriginalMessage());
    }
    if (!object.isObject()) {
      throw Requests.wrong("the body is not a JSON object with the member html or id");
    }
    Map<String, Object> members = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      if (!MEMBERS.contains(member.getKey())) {
        throw Requests.wrong(
            "unknown member '"
                + member.getKey()
                + "', must be one of "
                + String.join(", ", MEMBERS));
      }
      if (!member.getValue().isTextual()) {
        throw Requests.wrong("the member '" + member.getKey() + "' is not a string");
      }
      members.put(member.getKey(), member.getValue().textValue());
    }
    return members;
  }

  /** Without a field for the Content-Type, the bytes are decoded here. */
  private SolrInputDocument posted(Object page, String contentType, String url) {
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
