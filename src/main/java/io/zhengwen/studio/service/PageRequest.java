package io.zhengwen.studio.service;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.store.JsonFault;
import java.io.CharConversionException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A page that a request gives, or names by the id of a stored one.
 *
 * @param id the id; null if the page itself is given
 * @param html the page as a {@link String} or a byte array; null if an id is given
 * @param url the page's address, or null
 * @param contentType the page's media type as the request gives it, or null
 */
public record PageRequest(String id, Object html, String url, String contentType) {
  private static final String HTML = "html";
  private static final String URL = "url";
  private static final String CONTENT_TYPE = "contentType";
  private static final String ID = "id";
  private static final List<String> MEMBERS = List.of(HTML, URL, CONTENT_TYPE, ID);

  /** Whoever reads a body bounds it, so that no string in it needs a bound of its own. */
  private static final ObjectMapper JSON =
      new ObjectMapper(
          JsonFactory.builder()
              .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
              .build());

  /**
   * Reads a request: the parameters {@code id} and {@code url}, and a body that is the page itself
   * with its Content-Type, or JSON with the members {@code html}, {@code url}, {@code contentType},
   * {@code id}.
   *
   * @param body the body; null if there is none
   * @param bodyType its Content-Type, or null
   * @throws IllegalArgumentException if the request names no page, or more than one
   */
  public static PageRequest of(Parameters params, byte[] body, String bodyType) throws IOException {
    Map<String, Object> given = new LinkedHashMap<>();
    for (String name : List.of(ID, URL)) {
      if (params.get(name) != null) {
        given.put(name, params.get(name));
      }
    }
    if (body != null && isJson(bodyType)) {
      members(body).forEach((name, value) -> put(given, name, value));
    } else if (body != null && body.length > 0) {
      put(given, HTML, body);
      if (bodyType != null) {
        put(given, CONTENT_TYPE, bodyType);
      }
    }
    if (given.containsKey(ID) == given.containsKey(HTML)) {
      throw new IllegalArgumentException(
          given.containsKey(ID)
              ? "both a page and the id of a stored one are given, must be one of them"
              : "no page is given: post it with its Content-Type, such as text/html, or as JSON"
                  + " {\"html\": page, \"url\": address}, or name a stored document by its id");
    }
    return new PageRequest(
        (String) given.get(ID),
        given.get(HTML),
        (String) given.get(URL),
        (String) given.get(CONTENT_TYPE));
  }

  /** Whether a Content-Type is that of JSON. */
  public static boolean isJson(String contentType) {
    return contentType != null
        && contentType.toLowerCase(Locale.ROOT).matches("(application|text)/json\\s*(;.*)?");
  }

  private static void put(Map<String, Object> given, String name, Object value) {
    if (given.put(name, value) != null) {
      throw new IllegalArgumentException("'" + name + "' is given twice");
    }
  }

  private static Map<String, Object> members(byte[] bytes) throws IOException {
    JsonNode object;
    boolean ended;
    try (JsonParser parser = JSON.createParser(bytes)) {
      object = JSON.readTree(parser);
      ended = parser.nextToken() == null;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("the body is not JSON: " + JsonFault.of(e), e);
    } catch (CharConversionException e) {
      throw new IllegalArgumentException("the body is not JSON: " + e.getMessage(), e);
    }
    if (object == null || !object.isObject()) {
      throw new IllegalArgumentException(
          "the body is not a JSON object with the member html or id");
    }
    if (!ended) {
      throw new IllegalArgumentException(
          "the body goes on behind its object, must be one object with one page");
    }
    Map<String, Object> members = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      if (!MEMBERS.contains(member.getKey())) {
        throw new IllegalArgumentException(
            "unknown member '"
                + member.getKey()
                + "', must be one of "
                + String.join(", ", MEMBERS));
      }
      if (!member.getValue().isTextual()) {
        throw new IllegalArgumentException("the member '" + member.getKey() + "' is not a string");
      }
      members.put(member.getKey(), member.getValue().textValue());
    }
    return members;
  }
}
