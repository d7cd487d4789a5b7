package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.text.WebAddress;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.params.UpdateParams;
import org.apache.solr.common.util.ContentStream;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.update.AddUpdateCommand;

/** The document that a posted page becomes, with the parameters of Solr Cell. */
final class HtmlUpdate {
  private final SolrQueryRequest request;
  private final SolrParams params;
  private final int maxBody;
  private final MainContentConfig config;
  private final CellParameters cell;

  /**
   * Reads the parameters of a request.
   *
   * @throws org.apache.solr.common.SolrException with the status 400 if one is not read here
   */
  HtmlUpdate(SolrQueryRequest request, int maxBody) {
    this.request = request;
    this.maxBody = maxBody;
    params = request.getParams();
    config = ChainExtraction.ofUpdate(request.getCore(), params).config();
    cell = new CellParameters(params, request.getSchema());
    cell.check(config.fields());
  }

  /**
   * The addition of a page to the index.
   *
   * @throws org.apache.solr.common.SolrException with the status 400 if it is too long
   */
  AddUpdateCommand command(ContentStream body) throws IOException {
    AddUpdateCommand command = new AddUpdateCommand(request);
    command.solrDoc = document(body);
    command.overwrite = params.getBool(UpdateParams.OVERWRITE, true);
    command.commitWithin = params.getInt(UpdateParams.COMMIT_WITHIN, -1);
    return command;
  }

  private SolrInputDocument document(ContentStream body) throws IOException {
    Map<String, List<String>> literals = cell.literals();
    SolrInputDocument document =
        new PostedPage(config, maxBody)
            .posted(
                Requests.bytes(body, maxBody),
                params.get("stream.type", Requests.type(request, body)),
                config.urlField() == null ? null : address(literals));
    literals.forEach(
        (field, values) -> {
          if (!document.containsKey(field)) {
            document.setField(field, values);
          }
        });
    return document;
  }

  private String address(Map<String, List<String>> literals) {
    SchemaField key = request.getSchema().getUniqueKeyField();
    return address(
        literals,
        config.urlField(),
        params.get("resource.name", ""),
        key == null ? null : key.getName());
  }

  /**
   * The page's address: as it is given, or where the page is from if that is one; or null.
   *
   * @param key the unique key; null if the schema has none
   */
  static String address(
      Map<String, List<String>> literals, String urlField, String resource, String key) {
    if (literals.containsKey(urlField)) {
      return literals.get(urlField).get(0);
    }
    return Stream.concat(Stream.of(resource), literals.getOrDefault(key, List.of()).stream())
        .filter(from -> WebAddress.of(from).isPresent())
        .findFirst()
        .orElse(null);
  }
}
