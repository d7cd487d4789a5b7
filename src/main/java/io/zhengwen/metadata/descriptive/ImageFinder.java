package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import java.util.Optional;

/** Finds the address of a page's lead image. */
public final class ImageFinder {
  private ImageFinder() {}

  /** The image that the page names for links to it, or that of its JSON-LD. */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    return of(
            head, MetadataSource.OPEN_GRAPH, 0.9, "og:image:secure_url", "og:image", "og:image:url")
        .or(() -> ofJsonLd(head))
        .or(() -> of(head, MetadataSource.META, 0.85, "twitter:image", "twitter:image:src"))
        .or(() -> ofLink(head));
  }

  private static Optional<MetadataValue<String>> of(
      PageHead head, MetadataSource source, double confidence, String... names) {
    for (String name : names) {
      for (String address : head.metas(name)) {
        Optional<String> image = head.address(address);
        if (image.isPresent()) {
          return image.map(i -> new MetadataValue<>(i, source, confidence));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<MetadataValue<String>> ofJsonLd(PageHead head) {
    JsonLd data = head.jsonLd();
    for (JsonNode subject : data.subjects()) {
      for (String member : new String[] {"image", "primaryImageOfPage", "thumbnailUrl"}) {
        for (JsonNode image : JsonLd.each(subject.path(member))) {
          Optional<String> address = address(data.resolve(image)).flatMap(head::address);
          if (address.isPresent()) {
            return address.map(a -> new MetadataValue<>(a, MetadataSource.JSON_LD, 0.85));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> address(JsonNode image) {
    return image.isObject()
        ? JsonLd.text(image, "url").or(() -> JsonLd.text(image, "contentUrl"))
        : Optional.of(image.asText());
  }

  private static Optional<MetadataValue<String>> ofLink(PageHead head) {
    for (Link link : head.links()) {
      if (link.relations().contains("image_src") || link.relations().contains("og:image")) {
        return head.address(link.href())
            .map(a -> new MetadataValue<>(a, MetadataSource.LINK, 0.85));
      }
    }
    return Optional.empty();
  }
}
