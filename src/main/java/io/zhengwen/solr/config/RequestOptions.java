package io.zhengwen.solr.config;

import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Parameter;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.OnError;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.solr.common.params.SolrParams;

/**
 * The options of a request: the configured values, overridden by its parameters {@code zhengwen.*}.
 *
 * <p>A request may choose how pages are extracted. Which fields are read and written, what becomes
 * of the source, and what a page may cost belong to the owner of the index, and so do method
 * parameters that are {@linkplain Parameter#ownerOnly the owner's}: they name files.
 *
 * @param skip whether documents go on as they are
 * @param learn whether pages that were accepted are learned from
 */
public record RequestOptions(
    boolean skip,
    boolean learn,
    String method,
    Map<String, String> params,
    ExistingTitle existingTitle,
    Unchanged unchanged,
    OnError onError,
    NonHtml nonHtml) {

  private static final String PREFIX = "zhengwen.";
  private static final String PARAMS = PREFIX + "params.";
  private static final String LEGAL =
      "zhengwen.skip, zhengwen.learn, zhengwen.method, zhengwen.params.*, zhengwen.existingTitle,"
          + " zhengwen.unchanged, zhengwen.onError, zhengwen.nonHtml";

  /**
   * Reads a request's parameters.
   *
   * @throws IllegalArgumentException if one is not legal; the message names parameter, value and
   *     the legal ones
   */
  public static RequestOptions of(MainContentConfig config, SolrParams request) {
    boolean skip = false;
    boolean learn = config.templates().learn();
    String method = config.method();
    Map<String, String> given = new LinkedHashMap<>();
    ExistingTitle existingTitle = config.existingTitle();
    Unchanged unchanged = config.unchanged();
    OnError onError = config.onError();
    NonHtml nonHtml = config.nonHtml();
    for (Iterator<String> names = request.getParameterNamesIterator(); names.hasNext(); ) {
      String name = names.next();
      if (!name.startsWith(PREFIX)) {
        continue;
      }
      String value = single(name, request);
      if (name.startsWith(PARAMS)) {
        given.put(name.substring(PARAMS.length()), value);
        continue;
      }
      switch (name) {
        case PREFIX + "skip" -> skip = OptionReader.flag(name, value);
        case PREFIX + "learn" -> learn &= OptionReader.flag(name, value);
        case PREFIX + "method" -> method = value;
        case PREFIX + "existingTitle" ->
            existingTitle = OptionReader.word(name, value, ExistingTitle.class);
        case PREFIX + "unchanged" -> {
          unchanged = OptionReader.word(name, value, Unchanged.class);
          if (unchanged == Unchanged.SKIP) {
            ConfigParser.requireSignature("parameter '" + name + "'", config.fields());
          }
        }
        case PREFIX + "onError" -> onError = OptionReader.word(name, value, OnError.class);
        case PREFIX + "nonHtml" -> nonHtml = OptionReader.word(name, value, NonHtml.class);
        default ->
            throw new IllegalArgumentException(
                "a request cannot set '" + name + "' (value '" + value + "'), only " + LEGAL);
      }
    }
    Map<String, String> params = new LinkedHashMap<>();
    if (method.equals(config.method())) {
      params.putAll(config.params());
    }
    rejectOwners(method, given);
    params.putAll(given);
    return new RequestOptions(
        skip, learn, method, params, existingTitle, unchanged, onError, nonHtml);
  }

  private static String single(String name, SolrParams request) {
    String[] values = request.getParams(name);
    if (values.length > 1) {
      throw new IllegalArgumentException(
          "parameter '" + name + "' is given " + values.length + " times, must be given once");
    }
    return values[0];
  }

  private static void rejectOwners(String name, Map<String, String> given) {
    Method method = Methods.get(name);
    for (Parameter parameter : method.parameters()) {
      if (given.containsKey(parameter.name()) && parameter.ownerOnly()) {
        throw new IllegalArgumentException(
            "a request cannot set '"
                + PARAMS
                + parameter.name()
                + "' (value '"
                + given.get(parameter.name())
                + "'): it belongs to the owner of the index, to be set in solrconfig.xml");
      }
    }
  }
}
