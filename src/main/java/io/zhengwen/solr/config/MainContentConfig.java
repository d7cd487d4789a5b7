package io.zhengwen.solr.config;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.solr.document.Base64Text;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.ExistingTitle;
import java.util.List;
import java.util.Map;

/**
 * The processor's options, checked. Immutable.
 *
 * @param sources fields that may hold the page; the first that a document carries is read
 * @param urlField the field with the page's address, or null
 * @param contentTypeField the field with the HTTP header Content-Type, or null
 * @param fields destination fields by what is written to them
 * @param method the method's name
 * @param params the method's parameters by name
 */
public record MainContentConfig(
    List<String> sources,
    String urlField,
    String contentTypeField,
    Map<Destination, String> fields,
    String method,
    Map<String, String> params,
    SourceAction sourceAction,
    ExistingTitle existingTitle,
    OnError onError,
    NonHtml nonHtml,
    MultiValued multiValued,
    Base64Text base64,
    ParseLimits limits,
    TemplateConfig templates) {

  public MainContentConfig {
    sources = List.copyOf(sources);
    fields = Map.copyOf(fields);
    params = Map.copyOf(params);
  }
}
