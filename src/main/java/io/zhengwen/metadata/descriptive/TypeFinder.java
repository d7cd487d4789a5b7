package io.zhengwen.metadata.descriptive;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.JsonLd;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.text.TextCleaner;
import java.util.List;
import java.util.Optional;

/** Finds what a page says it is. */
public final class TypeFinder {
  private static final int LONGEST = 60;

  private TypeFinder() {}

  /**
   * The type of an article or another work in JSON-LD, or else Open Graph's type, or else another
   * of JSON-LD; each as schema.org names it.
   */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    List<JsonNode> subjects = head.jsonLd().subjects();
    return subjects.stream()
        .filter(JsonLd::isArticle)
        .flatMap(subject -> JsonLd.types(subject).stream())
        .findFirst()
        .map(type -> new MetadataValue<>(type, MetadataSource.JSON_LD, 0.9))
        .or(
            () ->
                Optional.of(head.meta("og:type"))
                    .filter(type -> !type.isEmpty())
                    .map(type -> new MetadataValue<>(type, MetadataSource.OPEN_GRAPH, 0.7)))
        .or(
            () ->
                subjects.stream()
                    .flatMap(subject -> JsonLd.types(subject).stream())
                    .findFirst()
                    .map(type -> new MetadataValue<>(type, MetadataSource.JSON_LD, 0.8)))
        .map(
            type ->
                new MetadataValue<>(
                    TextCleaner.clean(type.value()), type.source(), type.confidence()))
        .filter(type -> !type.value().isBlank() && type.value().length() <= LONGEST)
        .map(
            type ->
                new MetadataValue<>(
                    PageTypes.name(type.value()), type.source(), type.confidence()));
  }
}
