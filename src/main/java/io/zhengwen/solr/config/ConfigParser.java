package io.zhengwen.solr.config;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Methods;
import io.zhengwen.solr.config.MainContentConfig.MultiValued;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.OnError;
import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.Base64Text;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import io.zhengwen.solr.document.LanguageFields;
import io.zhengwen.solr.document.TextLimit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.util.NamedList;

/** Reads a {@link MainContentConfig} from the options in solrconfig.xml. */
public final class ConfigParser {
  private ConfigParser() {}

  /**
   * Reads and checks the options.
   *
   * @throws IllegalArgumentException if an option is unknown, missing or not legal; the message
   *     names option, value and the legal ones
   */
  public static MainContentConfig parse(NamedList<?> args) {
    OptionReader options = new OptionReader(args);
    List<String> sources = options.names("source");
    String url = options.string("url");
    String contentType = options.string("contentType");
    Map<Destination, String> fields = fields(options.list("fields"));
    Map<Destination, String> languageFields = fields(options.list("languageFields"));
    String method = options.string("method");
    Map<String, String> params = options.list("params").all();
    SourceAction sourceAction = options.word("sourceAction", SourceAction.DECODE);
    ExistingTitle existingTitle = options.word("existingTitle", ExistingTitle.class);
    Unchanged unchanged = options.word("unchanged", Unchanged.INDEX);
    List<String> unchangedIgnore = options.names("unchangedIgnore");
    OnError onError = options.word("onError", OnError.FAIL);
    NonHtml nonHtml = options.word("nonHtml", NonHtml.PASS);
    MultiValued multiValued = options.word("multiValued", MultiValued.REFUSE);
    Base64Text base64 = options.word("base64", Base64Text.DETECT);
    OptionReader limitOptions = options.list("limits");
    ParseLimits limits = limits(limitOptions);
    TextLimit textLimit =
        new TextLimit(
            limitOptions.integer("maxContent", TextLimit.NONE.most(), 1, TextLimit.NONE.most()));
    limitOptions.rejectLeftovers();
    TemplateConfig templates = TemplateConfig.parse(options.list("templates"));
    Optional<PassageConfig> passages = options.filledList("passages").map(PassageConfig::parse);
    Optional<WrapperConfig> wrappers = options.filledList("wrappers").map(WrapperConfig::parse);
    options.rejectLeftovers();
    if (sources.isEmpty()) {
      throw new IllegalArgumentException(
          "option 'source' is missing, must be the name of the field that holds the page");
    }
    if (fields.isEmpty()) {
      throw new IllegalArgumentException(
          "option 'fields' names no destination, must name at least one of "
              + String.join(", ", Destination.names()));
    }
    if (existingTitle != null && !fields.containsKey(Destination.TITLE)) {
      throw new IllegalArgumentException(
          "option 'existingTitle' is given, but 'fields.title' is not: there is no title to decide on");
    }
    languageFields.forEach(ConfigParser::checkPattern);
    if (unchanged == Unchanged.SKIP) {
      requireSignature("option 'unchanged'", fields);
    }
    rejectSharedFields(sources, url, contentType, fields, passages, wrappers);
    return new MainContentConfig(
        sources,
        url,
        contentType,
        fields,
        languageFields,
        method == null ? Methods.DEFAULT : method,
        params,
        sourceAction,
        existingTitle == null ? ExistingTitle.FILL : existingTitle,
        unchanged,
        unchangedIgnore,
        onError,
        nonHtml,
        multiValued,
        base64,
        limits,
        textLimit,
        templates,
        passages,
        wrappers);
  }

  private static Map<Destination, String> fields(OptionReader options) {
    Map<Destination, String> fields = new LinkedHashMap<>();
    options
        .all()
        .forEach(
            (name, field) ->
                fields.put(
                    Destination.of(name)
                        .orElseThrow(() -> options.unknown(name, field, Destination.names())),
                    field));
    return fields;
  }

  /** Unchanged main text is recognised by its signature. */
  static void requireSignature(String what, Map<Destination, String> fields) {
    if (!fields.containsKey(Destination.SIGNATURE)) {
      throw new IllegalArgumentException(
          what + " has the value 'skip', but 'fields.signature' is not given: it is compared");
    }
  }

  private static void checkPattern(Destination destination, String pattern) {
    String option = "languageFields." + destination.name();
    int at = pattern.indexOf(LanguageFields.WILDCARD);
    if (at < 0 || at != pattern.lastIndexOf(LanguageFields.WILDCARD) || pattern.length() == 1) {
      throw OptionReader.illegal(
          option,
          pattern,
          "a name with one " + LanguageFields.WILDCARD + " in place of the language, as content_*");
    }
    if (!destination.type().isText()) {
      throw OptionReader.illegal(option, pattern, "left out: its value is not a text");
    }
  }

  private static ParseLimits limits(OptionReader options) {
    ParseLimits standard = ParseLimits.DEFAULT;
    return new ParseLimits(
        options.integer("maxSize", standard.maxSize(), 1, Integer.MAX_VALUE),
        options.integer("maxTags", standard.maxTags(), 1, Integer.MAX_VALUE),
        options.integer(
            "maxDepth", standard.maxDepth(), ParseLimits.MIN_DEPTH, ParseLimits.MAX_DEPTH),
        options.word("overflow", standard.overflow()));
  }

  /** A field has one role: it is not read and written, or written twice. */
  private static void rejectSharedFields(
      List<String> sources,
      String url,
      String contentType,
      Map<Destination, String> fields,
      Optional<PassageConfig> passages,
      Optional<WrapperConfig> wrappers) {
    Map<String, String> roles = new LinkedHashMap<>();
    for (String source : sources) {
      claim(roles, source, "source");
    }
    if (url != null) {
      claim(roles, url, "url");
    }
    if (contentType != null) {
      claim(roles, contentType, "contentType");
    }
    for (Map.Entry<Destination, String> field : fields.entrySet()) {
      claim(roles, field.getValue(), "fields." + field.getKey().name());
    }
    passages.ifPresent(
        p ->
            claim(
                roles,
                p.destination(),
                p.as() == PassageConfig.As.VALUES ? "passages.field" : "passages.label"));
    wrappers.ifPresent(
        w -> {
          w.ownFields().forEach(field -> claim(roles, field.getValue(), field.getKey()));
          claim(roles, w.label(), "wrappers.label");
        });
  }

  private static void claim(Map<String, String> roles, String field, String role) {
    String other = roles.putIfAbsent(field, role);
    if (other != null) {
      throw new IllegalArgumentException(
          "options '"
              + other
              + "' and '"
              + role
              + "' both have the value '"
              + field
              + "', must be different fields");
    }
  }
}
