package io.zhengwen.cli.output;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The metadata of a page as members of a JSON object, absent where unknown. */
final class MetadataMembers {
  /** Values that a page has several of are arrays, even where it has one. */
  private static final Set<String> ARRAYS = Set.of("authors", "keywords");

  private MetadataMembers() {}

  /** The values except the title, which every page's object has; dates in ISO 8601. */
  static Map<String, Object> values(PageMetadata metadata) {
    Map<String, Object> members = members(metadata, value -> value.value().toString());
    members.remove("title");
    return members;
  }

  /** The source of each value, and its confidence from 0 to 1. */
  static Map<String, Object> sources(PageMetadata metadata) {
    return members(
        metadata,
        value -> {
          Map<String, Object> origin = new LinkedHashMap<>();
          origin.put("source", value.source().label());
          origin.put("confidence", Math.round(value.confidence() * 1e4) / 1e4);
          return origin;
        });
  }

  private static Map<String, Object> members(
      PageMetadata metadata, Function<MetadataValue<?>, Object> form) {
    Map<String, Object> members = new LinkedHashMap<>();
    metadata
        .values()
        .forEach(
            (name, values) -> {
              List<Object> formed = values.stream().map(form).toList();
              members.put(name, ARRAYS.contains(name) ? formed : formed.get(0));
            });
    return members;
  }
}
