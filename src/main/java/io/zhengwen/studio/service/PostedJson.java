package io.zhengwen.studio.service;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.store.JsonFault;
import java.io.CharConversionException;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Reads the JSON of requests. Nothing in a list or map is null. */
final class PostedJson {
  private static final JsonSetter.Value NO_NULLS = JsonSetter.Value.forContentNulls(Nulls.FAIL);

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withConfigOverride(List.class, list -> list.setSetterInfo(NO_NULLS))
          .withConfigOverride(Map.class, map -> map.setSetterInfo(NO_NULLS))
          .build();

  private PostedJson() {}

  /**
   * Reads what was posted.
   *
   * @param otherwise what is said of a body that is not such JSON, before the fault
   * @throws IllegalArgumentException if it is not such JSON
   */
  static <V> V read(byte[] json, Class<V> type, String otherwise) throws IOException {
    try {
      return JSON.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(otherwise + ": " + JsonFault.of(e), e);
    } catch (CharConversionException e) {
      throw new IllegalArgumentException(otherwise + ": " + e.getMessage(), e);
    }
  }

  /** Writes what was read. */
  static byte[] write(JsonNode node) throws JsonProcessingException {
    return JSON.writeValueAsBytes(node);
  }
}
