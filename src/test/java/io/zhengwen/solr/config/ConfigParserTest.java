package io.zhengwen.solr.config;

import static org.assertj.core.api.Assertions.assertThat;

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
import io.zhengwen.solr.document.TextLimit;
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
  /** What a page's values are called in the option {@code fields}. */
  static final List<String> DESTINATIONS =
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
          "entries",
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
                TextLimit.NONE,
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
                    Options.of(
                        "maxSize",
                        9,
                        "maxTags",
                        "8",
                        "maxDepth",
                        10,
                        "overflow",
                        "refuse",
                        "maxContent",
                        11),
                "templates",
                    Options.of(
                        "store",
                        "files",
                        "directory",
                        "/var/templates",
                        "learn",
                        "false",
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
    assertThat(config.textLimit()).isEqualTo(new TextLimit(11));
    assertThat(config.templates())
        .isEqualTo(
            new TemplateConfig(
                TemplateConfig.Store.FILES,
                Optional.of(Path.of("/var/templates")),
                TemplateConfig.DEFAULT.collection(),
                new StoreBounds(1_000, 50_000_000),
                new Ageing(500, Duration.ofDays(30)),
                false,
                8,
                4,
                TemplateConfig.Site.DOMAIN,
                List.of("quay.example/news", "*.blogs.example")));
  }

  @Test
  void collectionsOfStoresAreRead() {
    NamedList<Object> store = Options.of("store", "collection", "collection", "kept");
    MainContentConfig config =
        ConfigParser.parse(Options.minimal("templates", store, "wrappers", store));
    assertThat(config.templates().collection()).isEqualTo("kept");
    assertThat(config.wrappers().orElseThrow().storage().collection()).isEqualTo("kept");
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
}
