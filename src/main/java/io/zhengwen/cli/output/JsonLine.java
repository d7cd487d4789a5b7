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
      return MAPPER.writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
