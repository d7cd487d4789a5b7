package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Makes pages of JSON objects: with the page in {@code html}, as text or, in {@code html_base64},
 * as bytes; an address in {@code url}, an {@code id}, a {@code content_type}, and further members,
 * which are the page's fields.
 */
final class JsonPages {
  /** The member for pages as bytes. */
  static final String BASE64 = "html_base64";

  /** A page of the greatest size, with most characters escaped. */
  static final int MOST_BYTES = 64_000_000;

  /** Reads objects that may be pages, also as Python writes them. */
  static final ObjectMapper MAPPER =
      new ObjectMapper(
          JsonFactory.builder()
              .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxStringLength(MOST_BYTES).build())
              .build());

  /** What the decoder of MIME would pass over, other than line breaks. */
  private static final Pattern NOT_BASE64 = Pattern.compile("[^A-Za-z0-9+/=\\s]");

  private final String path;
  private final JsonMembers members;

  /**
   * Creates a maker of pages.
   *
   * @param path the path that they have
   */
  JsonPages(String path, JsonMembers members) {
    this.path = path;
    this.members = members;
  }

  /** Whether a value is a page, or was meant as one. */
  boolean isMarked(JsonNode json) {
    return json.properties().stream().anyMatch(member -> members.marksPage(member.getKey()));
  }

  /**
   * Returns the page of an object.
   *
   * @param place where it was found, for messages
   * @param position where it stands in its file, for its id if it has neither id nor address
   * @throws IllegalArgumentException if the value is no object with a page
   */
  Page page(JsonNode json, String place, String position) {
    if (!json.isObject()) {
      throw new IllegalArgumentException("not an object");
    }
    JsonNode failure = json.path(JsonMembers.FAILURE);
    JsonMembers names = failure.isMissingNode() ? members : JsonMembers.DEFAULT;
    String url = text(json, names.url());
    String id = text(json, names.id());
    if (id == null) {
      id = url != null ? url : path + ":" + position;
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
    JsonNode html = value(json, names.html());
    if (html.isTextual()) {
      return PageContents.characters(html.textValue());
    }
    JsonNode base64 = json.path(BASE64);
    if (base64.isTextual()) {
      return PageContents.bytes(bytes(base64.textValue()));
    }
    String before = json.path(JsonMembers.FAILURE).path("reason").asText("");
    String member = "member '" + names.html() + "'";
    String reason = html.isMissingNode() ? "no " + member : "the " + member + " is not a text";
    throw new IllegalArgumentException(reason + (before.isEmpty() ? "" : "; it failed: " + before));
  }

  private static byte[] bytes(String base64) {
    try {
      if (NOT_BASE64.matcher(base64).find()) {
        throw new IllegalArgumentException("it has other characters");
      }
      return Base64.getMimeDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "the member '" + BASE64 + "' is not base64: " + e.getMessage(), e);
    }
  }

  /** A member; of an array of one value, as in exports of schemaless indexes, that value. */
  private static JsonNode value(JsonNode json, String member) {
    JsonNode value = json.path(member);
    return value.isArray() && value.size() == 1 ? value.get(0) : value;
  }

  private static String text(JsonNode json, String member) {
    JsonNode value = value(json, member);
    if (value.isContainerNode() && !value.isEmpty()) {
      throw new IllegalArgumentException("the member '" + member + "' is not a text");
    }
    return value.isValueNode() && !isNone(value) && !value.asText().isEmpty()
        ? value.asText()
        : null;
  }

  /** Whether a value stands for a missing one, as {@code NaN} does in what Python writes. */
  private static boolean isNone(JsonNode value) {
    return value.isNull() || value.isDouble() && !Double.isFinite(value.doubleValue());
  }

  private static Map<String, Object> fields(JsonNode json, JsonMembers names) {
    Map<String, Object> fields = new LinkedHashMap<>();
    json.properties()
        .forEach(
            member -> {
              if (!isPart(member.getKey(), names) && !isNone(member.getValue())) {
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
