package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.store.JsonFault;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pages of JSON lines: objects with the page in {@code html}, as text or, in {@code
 * html_base64}, as bytes; an address in {@code url}, an {@code id}, a {@code content_type}, and
 * further members, which are the page's fields. A line that is not as expected is a problem; the
 * others are read.
 */
final class JsonLinesSource {
  /** The member for pages as bytes. */
  static final String BASE64 = "html_base64";

  /** A page of the greatest size, with most characters escaped. */
  private static final int MOST_BYTES = 64_000_000;

  private static final ObjectMapper MAPPER =
      new ObjectMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxStringLength(MOST_BYTES).build())
              .build());

  private final String name;
  private final String path;
  private final JsonMembers members;
  private final PageSink sink;

  JsonLinesSource(String name, String path, JsonMembers members, PageSink sink) {
    this.name = name;
    this.path = path;
    this.members = members;
    this.sink = sink;
  }

  /** Reads all lines. */
  void read(InputStream in) throws CommandFailedException {
    BoundedLines lines = new BoundedLines(in, MOST_BYTES);
    long number = 0;
    try {
      for (byte[] line = lines.next(); line != null; line = lines.next()) {
        number++;
        String place = name + ", line " + number;
        if (lines.tooLong()) {
          sink.problem(place, "longer than " + MOST_BYTES + " bytes");
        } else {
          read(line, place, number);
        }
      }
    } catch (IOException e) {
      sink.problem(name + ", behind line " + number, Problems.reason(e));
    }
  }

  private void read(byte[] line, String place, long number) throws CommandFailedException {
    JsonNode json;
    try {
      json = MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      sink.problem(place, "not JSON: " + JsonFault.of(e));
      return;
    } catch (IOException e) {
      sink.problem(place, "not JSON: " + Problems.reason(e));
      return;
    }
    if (json == null || json.isMissingNode()) {
      return;
    }
    try {
      sink.page(page(json, place, number));
    } catch (IllegalArgumentException e) {
      sink.problem(place, e.getMessage());
    }
  }

  private Page page(JsonNode json, String place, long number) {
    if (!json.isObject()) {
      throw new IllegalArgumentException("not an object");
    }
    JsonNode failure = json.path(JsonMembers.FAILURE);
    JsonMembers names = failure.isMissingNode() ? members : JsonMembers.DEFAULT;
    String url = text(json, names.url());
    String id = text(json, names.id());
    if (id == null) {
      id = url != null ? url : path + ":" + number;
    }
    return new Page(
        id,
        id,
        place,
        failure.path("path").asText(path),
        url,
        text(json, names.contentType()),
        fields(json, names),
        details(failure),
        content(json, names));
  }

  /** What the source of a page that failed before told about it. */
  private static Map<String, String> details(JsonNode failure) {
    Map<String, String> details = new LinkedHashMap<>();
    failure
        .path("details")
        .properties()
        .forEach(detail -> details.put(detail.getKey(), detail.getValue().asText()));
    return details;
  }

  private static Page.Content content(JsonNode json, JsonMembers names) {
    JsonNode html = json.path(names.html());
    if (html.isTextual()) {
      return PageContents.characters(html.textValue());
    }
    JsonNode base64 = json.path(BASE64);
    if (base64.isTextual()) {
      return PageContents.bytes(Base64.getMimeDecoder().decode(base64.textValue()));
    }
    String before = json.path(JsonMembers.FAILURE).path("reason").asText("");
    String member = "member '" + names.html() + "'";
    String reason = html.isMissingNode() ? "no " + member : "the " + member + " is not a text";
    throw new IllegalArgumentException(reason + (before.isEmpty() ? "" : "; it failed: " + before));
  }

  private static String text(JsonNode json, String member) {
    JsonNode value = json.path(member);
    return value.isValueNode() && !value.isNull() && !value.asText().isEmpty()
        ? value.asText()
        : null;
  }

  private static Map<String, Object> fields(JsonNode json, JsonMembers names) {
    Map<String, Object> fields = new LinkedHashMap<>();
    json.properties()
        .forEach(
            member -> {
              if (!isPart(member.getKey(), names) && !member.getValue().isNull()) {
                fields.put(member.getKey(), MAPPER.convertValue(member.getValue(), Object.class));
              }
            });
    return fields;
  }

  private static boolean isPart(String member, JsonMembers names) {
    return List.of(names.id(), names.url(), names.html(), names.contentType()).contains(member)
        || member.equals(BASE64)
        || member.equals(JsonMembers.FAILURE);
  }
}
