package io.zhengwen.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.corpus.JsonLines;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was marked on a page.
 *
 * @param page the page's id
 * @param fields the values of each field of a detail page; an empty list for a field it lacks
 * @param records the same for some records of a list page
 * @param next of a list page, the address of the next one; null if it was not marked
 */
record Annotations(
    String page,
    Map<String, List<String>> fields,
    List<Map<String, List<String>>> records,
    String next) {

  /** Reads JSON lines with {@code page} and {@code fields} or {@code records}. */
  static Map<String, Annotations> read(Path file) throws CommandFailedException {
    Map<String, Annotations> byPage = new LinkedHashMap<>();
    try {
      for (Annotations one : JsonLines.read(file, (line, json) -> of(json))) {
        if (byPage.put(one.page, one) != null) {
          throw new CommandFailedException(file + ": the page '" + one.page + "' stands twice");
        }
      }
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
    if (byPage.isEmpty()) {
      throw new CommandFailedException(file + ": no annotations");
    }
    return byPage;
  }

  private static Annotations of(JsonNode json) {
    JsonNode page = json.path("page");
    if (!page.isTextual()) {
      throw new IllegalArgumentException("page: must be the id of a page");
    }
    if (json.has("fields") == json.has("records")) {
      throw new IllegalArgumentException("must have either fields or records");
    }
    List<Map<String, List<String>>> records = new ArrayList<>();
    int n = 0;
    for (JsonNode record : json.path("records")) {
      records.add(fields("records[" + n++ + "]", record));
    }
    return new Annotations(
        page.asText(),
        json.has("fields") ? fields("fields", json.get("fields")) : Map.of(),
        records,
        json.path("next").asText(null));
  }

  private static Map<String, List<String>> fields(String place, JsonNode json) {
    if (!json.isObject()) {
      throw new IllegalArgumentException(place + ": must be an object");
    }
    Map<String, List<String>> fields = new LinkedHashMap<>();
    json.properties()
        .forEach(
            field -> {
              List<String> values = new ArrayList<>();
              JsonNode value = field.getValue();
              if (!value.isArray()) {
                throw new IllegalArgumentException(
                    place + "." + field.getKey() + ": must be a list of texts");
              }
              for (JsonNode one : value) {
                if (!one.isValueNode() || one.asText().isBlank()) {
                  throw new IllegalArgumentException(
                      place + "." + field.getKey() + ": must be a list of texts");
                }
                values.add(one.asText());
              }
              fields.put(field.getKey(), values);
            });
    return fields;
  }
}
