package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import java.util.Optional;

/** Finds the name of a page's site. */
public final class SiteFinder {
  private static final int LONGEST = 100;

  private SiteFinder() {}

  /** The name that Open Graph gives, or JSON-LD, or another {@code meta} element. */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    return value(head.meta("og:site_name"), MetadataSource.OPEN_GRAPH, 0.95)
        .or(() -> ofJsonLd(head.jsonLd()))
        .or(() -> value(head.meta("sitename"), MetadataSource.META, 0.8))
        .or(() -> value(head.meta("application-name"), MetadataSource.META, 0.85))
        .or(() -> value(head.meta("apple-mobile-web-app-title"), MetadataSource.META, 0.75))
        .or(
            () ->
                value(
                    head.meta("dc.publisher", "dcterms.publisher"),
                    MetadataSource.DUBLIN_CORE,
                    0.7));
  }

  private static Optional<MetadataValue<String>> ofJsonLd(JsonLd data) {
    for (JsonNode object : data.objects()) {
      if (JsonLd.types(object).contains("WebSite")) {
        Optional<String> name = JsonLd.text(object, "name");
        if (name.isPresent()) {
          return value(name.get(), MetadataSource.JSON_LD, 0.9);
        }
      }
    }
    for (JsonNode subject : data.subjects()) {
      for (JsonNode publisher : JsonLd.each(subject.path("publisher"))) {
        Optional<String> name = JsonLd.text(data.resolve(publisher), "name");
        if (name.isPresent()) {
          return value(name.get(), MetadataSource.JSON_LD, 0.8);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<MetadataValue<String>> value(
      String name, MetadataSource source, double confidence) {
    return name.isEmpty() || name.length() > LONGEST
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(name, source, confidence));
  }
}
