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
                params.get("stream.type", body.getContentType()),
                config.urlField() == null ? null : address(literals));
    literals.forEach(
        (field, values) -> {
          if (!document.containsKey(field)) {
            document.setField(field, values);
          }
        });
    return document;
  }

  /** The page's address: as it is given, or where the page is from if that is one; or null. */
  private String address(Map<String, List<String>> literals) {
    if (literals.containsKey(config.urlField())) {
      return literals.get(config.urlField()).get(0);
    }
    String key = request.getSchema().getUniqueKeyField().getName();
    return Stream.concat(
            Stream.of(params.get("resource.name", "")),
            literals.getOrDefault(key, List.of()).stream())
        .filter(from -> WebAddress.of(from).isPresent())
        .findFirst()
        .orElse(null);
  }
}
