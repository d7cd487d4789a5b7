package io.zhengwen.cli.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Writes objects as JSON lines. */
public final class JsonLine {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JsonLine() {}

  /** Returns a record as a JSON object on a line of its own. */
  public static String of(Object value) {
    try {
      return escaped(MAPPER.writeValueAsString(value)) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Escapes the controls that JSON allows as they are and terminals obey. */
  private static String escaped(String json) {
    if (json.chars().noneMatch(JsonLine::isControl)) {
      return json;
    }
    StringBuilder escaped = new StringBuilder();
    for (char c : json.toCharArray()) {
      if (isControl(c)) {
        escaped.append("\\u00").append(Integer.toHexString(c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  private static boolean isControl(int c) {
    return c >= 0x7F && c <= 0x9F;
  }
}
