package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.markup.LeadImages;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the address of a page's lead image. */
public final class ImageFinder {
  /** How sure it is that an image leads that is named as the site's logo or for want of another. */
  private static final double OF_SITE = 0.4;

  /** How sure it is of a picture of the main text. */
  private static final double OF_TEXT = 0.5;

  private static final FileNames NOTHING =
      new FileNames("blank", "spacer", "transparent", "placeholder", "no-image", "noimage");

  private static final FileNames SITE =
      new FileNames("logo", "default", "fallback", "favicon", "touch-icon");

  /** What addresses of signs and of people's pictures have in them. */
  private static final Pattern SIGN =
      Pattern.compile(
          "logo|icon|avatar|emoji|emoticon|smil(?:ey|ie)|spacer|blank|pixel|button|badge|banner|sprite"
              + "|counter|/ads?/|\\.(?:gif|svg)(?:[?#]|$)",
          Pattern.CASE_INSENSITIVE);

  private ImageFinder() {}

  /**
   * The image that the page declares, or else the first large picture of the main text, which also
   * comes before the site's logo and the like.
   *
   * @param mainText may be empty
   */
  public static Optional<MetadataValue<String>> find(PageHead head, Selection mainText) {
    Optional<MetadataValue<String>> declared = declared(head);
    return declared
        .filter(image -> image.confidence() > OF_SITE)
        .or(() -> ofText(head, mainText))
        .or(() -> declared);
  }

  private static Optional<MetadataValue<String>> ofText(PageHead head, Selection mainText) {
    return LeadImages.of(head.page(), mainText)
        .flatMap(image -> head.address(image).stream())
        .filter(address -> !SIGN.matcher(address).find())
        .findFirst()
        .map(address -> new MetadataValue<>(address, MetadataSource.TEXT, OF_TEXT));
  }

  /**
   * The image that the page names for links to it, or that of its JSON-LD. Images that by their
   * names show nothing are none; the site's logo and the like have a low confidence.
   */
  public static Optional<MetadataValue<String>> declared(PageHead head) {
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
        Optional<MetadataValue<String>> image = image(head, address, source, confidence);
        if (image.isPresent()) {
          return image;
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
          Optional<MetadataValue<String>> found =
              address(data.resolve(image))
                  .flatMap(address -> image(head, address, MetadataSource.JSON_LD, 0.85));
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> address(JsonNode image) {
    return image.isObject()
        ? JsonLd.text(image, "url").or(() -> JsonLd.text(image, "contentUrl"))
        : Optional.of(JsonLd.string(image));
  }

  private static Optional<MetadataValue<String>> ofLink(PageHead head) {
    for (Link link : head.links()) {
      if (link.relations().contains("image_src") || link.relations().contains("og:image")) {
        return image(head, link.href(), MetadataSource.LINK, 0.85);
      }
    }
    return Optional.empty();
  }

  private static Optional<MetadataValue<String>> image(
      PageHead head, String href, MetadataSource source, double confidence) {
    return head.address(href)
        .filter(address -> !NOTHING.areIn(address))
        .map(
            address ->
                new MetadataValue<>(address, source, SITE.areIn(address) ? OF_SITE : confidence));
  }
}
