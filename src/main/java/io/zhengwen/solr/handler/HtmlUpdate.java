package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.text.WebAddress;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.params.UpdateParams;
import org.apache.solr.common.util.ContentStream;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.update.AddUpdateCommand;

/** The document that a posted page becomes, with the parameters of Solr Cell. */
final class HtmlUpdate {
  private static final String LITERAL = "literal.";

  private final SolrQueryRequest request;
  private final SolrParams params;
  private final int maxBody;
  private final MainContentConfig config;

  HtmlUpdate(SolrQueryRequest request, int maxBody) {
    this.request = request;
    this.maxBody = maxBody;
    params = request.getParams();
    config = ChainExtraction.ofUpdate(request.getCore(), params).config();
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
    SolrInputDocument document =
        new PostedPage(config, maxBody)
            .posted(
                Requests.bytes(body, maxBody),
                params.get("stream.type", body.getContentType()),
                config.urlField() == null ? null : address());
    for (Iterator<String> names = params.getParameterNamesIterator(); names.hasNext(); ) {
      String name = names.next();
      if (name.startsWith(LITERAL) && !document.containsKey(name.substring(LITERAL.length()))) {
        document.setField(name.substring(LITERAL.length()), List.of(params.getParams(name)));
      }
    }
    return document;
  }

  /** The page's address: as it is given, or where the page is from if that is one; or null. */
  private String address() {
    String given = params.get(LITERAL + config.urlField());
    if (given != null) {
      return given;
    }
    String key = request.getSchema().getUniqueKeyField().getName();
    return Stream.of("resource.name", LITERAL + key)
        .map(name -> params.get(name, ""))
        .filter(from -> WebAddress.of(from).isPresent())
        .findFirst()
        .orElse(null);
  }
}
