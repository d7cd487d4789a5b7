package io.zhengwen.solr.handler;

import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.studio.StudioFiles;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.util.ContentStreamBase;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.request.SolrRequestHandler;
import org.apache.solr.response.RawResponseWriter;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler that serves the studio: a page for the browser at its own path, and the scripts and
 * styles below it. What that page shows and changes goes through the other handlers.
 *
 * <p>The option {@code rawField}, default {@value #RAW_FIELD}, names a field with all visible text
 * of the pages. Where the schema has it, searches can be compared with it.
 */
public final class StudioHandler extends RequestHandlerBase {
  private static final String RAW_FIELD = "page_text";

  private final String file;
  private String rawField = RAW_FIELD;

  /** Serves the page. */
  public StudioHandler() {
    this("");
  }

  private StudioHandler(String file) {
    this.file = file;
  }

  @Override
  public void init(NamedList<?> args) {
    super.init(args);
    Object given = args.get("rawField");
    if (given != null) {
      rawField = given.toString();
    }
  }

  /**
   * The last part of the path is the file's name. Solr does not tell whether a slash was at the end
   * of the page's.
   */
  @Override
  public SolrRequestHandler getSubHandler(String path) {
    return new StudioHandler(path.substring(path.lastIndexOf('/') + 1));
  }

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response) {
    response.setHttpCaching(false);
    StudioFiles.HEADERS.forEach(response::setHttpHeader);
    if (Requests.hasBody(request) || !Requests.isGet(request)) {
      throw Requests.wrong("the studio's files are read with GET");
    }
    StudioFiles.Answer answer =
        file.isEmpty()
            ? StudioFiles.page(settings(request))
            : StudioFiles.file(file)
                .orElseThrow(
                    () ->
                        Requests.refusal(ErrorCode.NOT_FOUND, "the studio has no such file", null));
    ContentStreamBase content = new ContentStreamBase.ByteArrayStream(answer.bytes(), null);
    content.setContentType(answer.contentType());
    ModifiableSolrParams params = new ModifiableSolrParams(request.getParams());
    params.set(CommonParams.WT, "raw");
    request.setParams(params);
    response.add(RawResponseWriter.CONTENT, content);
    answer.headers().forEach(response::setHttpHeader);
  }

  private Map<String, Object> settings(SolrQueryRequest request) {
    ChainExtraction chain = Requests.chain(request);
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("collection", Requests.collection(request));
    settings.put("method", chain.config().method());
    Map<String, String> methods = new LinkedHashMap<>();
    for (Method method : Methods.all()) {
      methods.put(method.name(), method.summary());
    }
    settings.put("methods", methods);
    if (request.getSchema().getFieldOrNull(rawField) != null) {
      settings.put("rawField", rawField);
    }
    chain.config().wrappers().ifPresent(wrappers -> settings.put("wrappers", fields(wrappers)));
    return settings;
  }

  /** The fields that tell which template read a page, and of what kind it is. */
  private static Map<String, String> fields(WrapperConfig wrappers) {
    Map<String, String> fields = new LinkedHashMap<>();
    wrappers.template().ifPresent(field -> fields.put("template", field));
    wrappers.kind().ifPresent(field -> fields.put("kind", field));
    if (wrappers.records() == WrapperConfig.Records.CHILDREN) {
      fields.put("records", wrappers.label());
    }
    return fields;
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Name.READ_PERM;
  }

  @Override
  public String getDescription() {
    return "The studio, in the browser";
  }
}
