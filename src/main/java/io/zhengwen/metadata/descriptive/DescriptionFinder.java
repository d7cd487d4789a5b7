package io.zhengwen.metadata.descriptive;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds the summary that a page gives of itself. */
public final class DescriptionFinder {
  private static final int SHORTEST = 10;
  private static final int SHORTEST_IN_IDEOGRAPHS = 4;
  private static final int LONGEST = 5_000;

  private DescriptionFinder() {}

  /**
   * The description that is made for readers of links, or else that for search engines; one that
   * only repeats the page's declared title comes after all others.
   */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    Optional<MetadataValue<String>> first = Optional.empty();
    for (Supplier<Optional<MetadataValue<String>>> place : places(head)) {
      Optional<MetadataValue<String>> found = place.get();
      if (found.isPresent() && !isTitle(found.get().value(), head)) {
        return found;
      }
      first = first.or(() -> found);
    }
    return first;
  }

  private static List<Supplier<Optional<MetadataValue<String>>>> places(PageHead head) {
    return List.of(
        () -> value(head.meta("og:description"), MetadataSource.OPEN_GRAPH, 0.9),
        () -> value(head.meta("description"), MetadataSource.META, 0.85),
        () -> ofJsonLd(head),
        () -> value(head.meta("twitter:description"), MetadataSource.META, 0.85),
        () ->
            value(
                head.meta("dc.description", "dcterms.description", "dcterms.abstract"),
                MetadataSource.DUBLIN_CORE,
                0.8));
  }

  private static boolean isTitle(String text, PageHead head) {
    return text.equals(head.meta("og:title")) || text.equals(head.page().documentTitle());
  }

  private static Optional<MetadataValue<String>> ofJsonLd(PageHead head) {
    return head.jsonLd().subjects().stream()
        .flatMap(subject -> JsonLd.text(subject, "description").stream())
        .findFirst()
        .flatMap(text -> value(text, MetadataSource.JSON_LD, 0.8));
  }

  private static Optional<MetadataValue<String>> value(
      String declared, MetadataSource source, double confidence) {
    String text = declared.length() <= LONGEST ? PlainText.of(declared) : declared;
    return isTooShort(text) || text.length() > LONGEST
        ? Optional.empty()
        : Optional.of(new MetadataValue<>(text, source, confidence));
  }

  private static boolean isTooShort(String text) {
    return text.length() < SHORTEST_IN_IDEOGRAPHS
        || text.length() < SHORTEST && text.codePoints().noneMatch(Character::isIdeographic);
  }
}
