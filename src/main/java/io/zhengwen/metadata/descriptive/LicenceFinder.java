package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import java.util.Optional;

/** Finds the licence of a page's content. A mere notice of copyright is none. */
public final class LicenceFinder {
  private static final int LONGEST = 300;

  private LicenceFinder() {}

  /** The target of {@code rel=license}, or else the licence in JSON-LD or Dublin Core. */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    for (Link link : head.links()) {
      if (link.relations().contains("license") || link.relations().contains("licence")) {
        Optional<String> address = head.address(link.href());
        if (address.isPresent()) {
          return address.map(a -> new MetadataValue<>(a, MetadataSource.LINK, 0.85));
        }
      }
    }
    return ofJsonLd(head)
        .or(
            () ->
                Optional.of(head.meta("dcterms.license", "dc.rights.license", "dc.license"))
                    .filter(text -> !text.isEmpty() && text.length() <= LONGEST)
                    .map(text -> new MetadataValue<>(text, MetadataSource.DUBLIN_CORE, 0.8)));
  }

  private static Optional<MetadataValue<String>> ofJsonLd(PageHead head) {
    JsonLd data = head.jsonLd();
    for (JsonNode subject : data.subjects()) {
      for (JsonNode licence : JsonLd.each(subject.path("license"))) {
        JsonNode whole = data.resolve(licence);
        Optional<String> text =
            whole.isObject()
                ? JsonLd.text(whole, "url").or(() -> JsonLd.text(whole, "name"))
                : Optional.of(JsonLd.clean(JsonLd.string(whole)));
        Optional<String> fit = text.filter(t -> !t.isEmpty() && t.length() <= LONGEST);
        if (fit.isPresent()) {
          return fit.map(t -> new MetadataValue<>(absolute(head, t), MetadataSource.JSON_LD, 0.85));
        }
      }
    }
    return Optional.empty();
  }

  /** The absolute form of a path on the page's host; any other text as it is. */
  private static String absolute(PageHead head, String stated) {
    return stated.startsWith("/") ? head.address(stated).orElse(stated) : stated;
  }
}
