package io.zhengwen.solr.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Methods;
import io.zhengwen.solr.Options;
import io.zhengwen.solr.config.MainContentConfig.MultiValued;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.OnError;
import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.Base64Text;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.StoreBounds;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.util.NamedList;
import org.junit.jupiter.api.Test;

class ConfigParserTest {
  private static final List<String> DESTINATIONS =
      List.of(
          "title",
          "content",
          "language",
          "authors",
          "published",
          "modified",
          "canonical",
          "site",
          "description",
          "image",
          "keywords",
          "pageType",
          "licence",
          "next",
          "prev",
          "host",
          "body",
          "comments",
          "contentHtml",
          "signature",
          "nearSignature",
          "nearKey",
          "method",
          "confidence",
          "charset",
          "extractVersion",
          "outcome",
          "reason",
          "label.NAME");

  @Test
  void minimalOptionsHaveTheDocumentedDefaults() {
    MainContentConfig config = ConfigParser.parse(Options.minimal());
    assertThat(config)
        .isEqualTo(
            new MainContentConfig(
                List.of("html"),
                null,
                null,
                Map.of(Destination.CONTENT, "content"),
                Map.of(),
                Methods.DEFAULT,
                Map.of(),
                SourceAction.DECODE,
                ExistingTitle.FILL,
                Unchanged.INDEX,
                List.of(),
                OnError.FAIL,
                NonHtml.PASS,
                MultiValued.REFUSE,
                Base64Text.DETECT,
                ParseLimits.DEFAULT,
                TemplateConfig.DEFAULT,
                Optional.empty(),
                Optional.empty()));
  }

  @Test
  void everyOptionIsRead() {
    NamedList<Object> fields = new NamedList<>();
    for (String destination : Destination.names()) {
      fields.add(destination, "x_" + destination);
    }
    MainContentConfig config =
        ConfigParser.parse(
            Options.of(
                "source", "html, raw_html",
                "url", "address",
                "contentType", "type",
                "fields", fields,
                "languageFields", Options.of("title", "title_*", "content", "*.text"),
                "method", "density",
                "params", Options.of("shortBelow", 300),
                "sourceAction", "drop",
                "existingTitle", "overwrite",
                "unchanged", "skip",
                "unchangedIgnore", "fetched_dt, depth_l",
                "onError", "skip",
                "nonHtml", "fail",
                "multiValued", "join",
                "base64", "always",
                "limits",
                    Options.of("maxSize", 9, "maxTags", "8", "maxDepth", 10, "overflow", "refuse"),
                "templates",
                    Options.of(
                        "store",
                        "files",
                        "directory",
                        "/var/templates",
                        "learn",
                        "false",
                        "collection",
                        "templates",
                        "mostSites",
                        1_000,
                        "mostMegabytes",
                        50,
                        "fadePages",
                        500,
                        "fadeDays",
                        30,
                        "n1",
                        8,
                        "n2",
                        "4",
                        "site",
                        "domain",
                        "prefixes",
                        List.of("quay.example/news", "*.blogs.example"))));
    assertThat(config.sources()).containsExactly("html", "raw_html");
    assertThat(config.languageFields())
        .isEqualTo(Map.of(Destination.TITLE, "title_*", Destination.CONTENT, "*.text"));
    assertThat(config.unchanged()).isEqualTo(Unchanged.SKIP);
    assertThat(config.unchangedIgnore()).containsExactly("fetched_dt", "depth_l");
    assertThat(config.urlField()).isEqualTo("address");
    assertThat(config.contentTypeField()).isEqualTo("type");
    assertThat(config.fields())
        .hasSize(DESTINATIONS.size())
        .containsEntry(Destination.TITLE, "x_title")
        .containsEntry(Destination.of("label.NAME").orElseThrow(), "x_label.NAME");
    assertThat(config.method()).isEqualTo("density");
    assertThat(config.params()).isEqualTo(Map.of("shortBelow", "300"));
    assertThat(config.sourceAction()).isEqualTo(SourceAction.DROP);
    assertThat(config.existingTitle()).isEqualTo(ExistingTitle.OVERWRITE);
    assertThat(config.onError()).isEqualTo(OnError.SKIP);
    assertThat(config.nonHtml()).isEqualTo(NonHtml.FAIL);
    assertThat(config.multiValued()).isEqualTo(MultiValued.JOIN);
    assertThat(config.base64()).isEqualTo(Base64Text.ALWAYS);
    assertThat(config.limits()).isEqualTo(new ParseLimits(9, 8, 10, ParseLimits.Overflow.REFUSE));
    assertThat(config.templates())
        .isEqualTo(
            new TemplateConfig(
                TemplateConfig.Store.FILES,
                Optional.of(Path.of("/var/templates")),
                "templates",
                new StoreBounds(1_000, 50_000_000),
                new Ageing(500, Duration.ofDays(30)),
                false,
                8,
                4,
                TemplateConfig.Site.DOMAIN,
                List.of("quay.example/news", "*.blogs.example")));
  }

  @Test
  void templatesThatCannotBeKeptOrLearnedAreNamed() {
    assertRefused(
        Options.minimal("templates", Options.of("directory", "/x")),
        "option 'templates.directory' is given, but 'templates.store' is not 'files'");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ConfigParser.parse(
                    Options.minimal(
                        "templates", Options.of("store", "files", "directory", "templates"))))
        .withMessageContaining("templates.directory")
        .withMessageContaining("an absolute path");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> ConfigParser.parse(Options.minimal("templates", Options.of("n1", 5, "n2", 6))))
        .withMessageContaining("templates.n2");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ConfigParser.parse(
                    Options.minimal("templates", Options.of("prefixes", "https://x.example/"))))
        .withMessageContaining("templates.prefixes")
        .withMessageContaining("'https://x.example/'");
  }

  @Test
  void sourcesAreGivenByCommaArrayOrRepetition() {
    NamedList<Object> fields = Options.of("title", "t");
    assertThat(ConfigParser.parse(Options.of("source", "a,b", "fields", fields)).sources())
        .containsExactly("a", "b");
    assertThat(
            ConfigParser.parse(Options.of("source", List.of("a", "b"), "fields", fields)).sources())
        .containsExactly("a", "b");
    assertThat(
            ConfigParser.parse(Options.of("source", "a", "source", "b", "fields", fields))
                .sources())
        .containsExactly("a", "b");
  }

  @Test
  void unchangedNeedsASignature() {
    assertRefused(
        Options.minimal("unchanged", "skip"),
        "option 'unchanged' has the value 'skip', but 'fields.signature' is not given: it is compared");
  }

  @Test
  void wrongOptionsOfWrappersAreNamed() {
    assertRefused(
        Options.minimal("wrappers", Options.of("records", "rows")),
        "option 'wrappers.records' has the value 'rows', must be one of children, documents, mark");
    assertRefused(
        Options.minimal("wrappers", Options.of("fields", Options.of("number", "price"))),
        "option 'wrappers.fields.number' has the value 'price', must be a name with one * in place"
            + " of the template's field, as *_d");
    assertRefused(
        Options.minimal("wrappers", Options.of("directory", "/tmp/w")),
        "option 'wrappers.directory' is given, but 'wrappers.store' is not 'files'");
    assertRefused(
        Options.minimal("wrappers", Options.of("template", "html")),
        "options 'source' and 'wrappers.template' both have the value 'html', must be different"
            + " fields");
  }

  @Test
  void unknownOptionsAreNamed() {
    assertRefused(
        Options.minimal("colour", "red"),
        "unknown option 'colour' with the value 'red', must be one of source, url, contentType, fields,"
            + " languageFields,"
            + " method, params, sourceAction, existingTitle, unchanged, unchangedIgnore, onError, nonHtml, multiValued, base64,"
            + " limits, templates, passages, wrappers");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("author", "a")),
        "unknown option 'fields.author' with the value 'a', must be one of fields."
            + String.join(", fields.", DESTINATIONS));
    for (String name : List.of("pageLength", "label.", "label", "Label.NAME")) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  ConfigParser.parse(Options.of("source", "html", "fields", Options.of(name, "a"))))
          .withMessageContaining("unknown option 'fields." + name + "'");
    }
    assertRefused(
        Options.minimal("limits", Options.of("size", 3)),
        "unknown option 'limits.size' with the value '3', must be one of limits.maxSize, limits.maxTags,"
            + " limits.maxDepth, limits.overflow");
    assertRefused(Options.minimal(null, "x"), "the value 'x' has no option name");
  }

  @Test
  void wordsThatAreNotLegalAreNamed() {
    assertWord("sourceAction", "keep, drop, decode");
    assertWord("existingTitle", "keep, fill, overwrite");
    assertWord("onError", "keep, skip, fail");
    assertWord("nonHtml", "pass, fail");
    assertWord("multiValued", "join, refuse");
    assertWord("base64", "detect, always, never");
    assertRefused(
        Options.minimal("limits", Options.of("overflow", "explode")),
        "option 'limits.overflow' has the value 'explode', must be one of truncate, refuse");
  }

  @Test
  void numbersOutOfBoundsAreNamed() {
    assertRefused(
        Options.minimal("limits", Options.of("maxSize", 0)),
        "option 'limits.maxSize' has the value '0', must be a whole number from 1 to 2147483647");
    assertRefused(
        Options.minimal("limits", Options.of("maxTags", "many")),
        "option 'limits.maxTags' has the value 'many', must be a whole number from 1 to 2147483647");
    assertRefused(
        Options.minimal("limits", Options.of("maxDepth", 513)),
        "option 'limits.maxDepth' has the value '513', must be a whole number from 8 to 512");
  }

  @Test
  void shapesAreChecked() {
    assertRefused(
        Options.minimal("limits", "small"),
        "option 'limits' has the value 'small', must be a list of options, <lst name=\"limits\">");
    assertRefused(
        Options.minimal("url", List.of("a", "b")),
        "option 'url' has the value '[a, b]', must be a single value");
    assertRefused(
        Options.minimal("url", " "),
        "option 'url' has the value '', must be a value that is not blank");
    assertRefused(
        Options.minimal("onError", "keep", "onError", "skip"),
        "option 'onError' is given 2 times, must be given once");
    assertRefused(
        Options.of("source", "a,,b", "fields", Options.of("title", "t")),
        "option 'source' has the value '', must be a value that is not blank");
  }

  @Test
  void missingOptionsAreNamed() {
    assertRefused(
        Options.of("fields", Options.of("title", "t")),
        "option 'source' is missing, must be the name of the field that holds the page");
    assertRefused(
        Options.of("source", "html"),
        "option 'fields' names no destination, must name at least one of "
            + String.join(", ", DESTINATIONS));
  }

  @Test
  void contradictionsAreNamed() {
    assertRefused(
        Options.minimal("existingTitle", "keep"),
        "option 'existingTitle' is given, but 'fields.title' is not: there is no title to decide on");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("content", "html")),
        "options 'source' and 'fields.content' both have the value 'html', must be different fields");
    assertRefused(
        Options.of("source", "html", "fields", Options.of("content", "x", "body", "x")),
        "options 'fields.content' and 'fields.body' both have the value 'x', must be different fields");
    assertRefused(
        Options.minimal("url", "u", "contentType", "u"),
        "options 'url' and 'contentType' both have the value 'u', must be different fields");
    assertRefused(
        Options.minimal("url", "content"),
        "options 'url' and 'fields.content' both have the value 'content', must be different fields");
  }

  private static void assertWord(String option, String legal) {
    assertRefused(
        Options.minimal(option, "maybe"),
        "option '" + option + "' has the value 'maybe', must be one of " + legal);
  }

  private static void assertRefused(NamedList<Object> options, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConfigParser.parse(options))
        .withMessage(message);
  }
}
