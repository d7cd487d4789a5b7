package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.zhengwen.store.JsonFault;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Templates as JSON, described by the schema {@code wrapper-template.schema.json}. Reading checks
 * everything: what is read can be used.
 *
 * @param format the version of the format, {@value #FORMAT}
 * @param template the template
 */
public record TemplateFile(String format, WrapperTemplate template) {
  /** The version of the format. */
  public static final String FORMAT = "zhengwen-wrapper-1";

  private static final int MOST_BYTES = 2_000_000;

  private static final JsonSetter.Value NO_NULLS = JsonSetter.Value.forContentNulls(Nulls.FAIL);

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .withConfigOverride(List.class, list -> list.setSetterInfo(NO_NULLS))
          .withConfigOverride(Map.class, map -> map.setSetterInfo(NO_NULLS))
          .build();

  /** Returns a template as JSON in UTF-8. */
  public static byte[] write(WrapperTemplate template) {
    try {
      return JSON.writeValueAsBytes(new TemplateFile(FORMAT, template));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a template.
   *
   * @throws IllegalArgumentException if it is no valid template; the message begins with the place
   *     of the fault, as in {@code template.fields[2].rules[0].css}
   */
  public static WrapperTemplate read(byte[] bytes) {
    if (bytes.length > MOST_BYTES) {
      throw new IllegalArgumentException("a template has at most " + MOST_BYTES + " bytes");
    }
    TemplateFile file;
    try {
      file = JSON.readValue(bytes, TemplateFile.class);
    } catch (JsonMappingException e) {
      throw new IllegalArgumentException(JsonFault.of(e), e);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not JSON: " + JsonFault.of(e), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    if (file == null || !FORMAT.equals(file.format)) {
      throw new IllegalArgumentException("format: must be '" + FORMAT + "'");
    }
    if (file.template == null) {
      throw new IllegalArgumentException("template: is missing");
    }
    TemplateCheck.check(file.template);
    return file.template;
  }

  /**
   * Checks a template that was not read from JSON of this format.
   *
   * @throws IllegalArgumentException if it is no valid template; the message begins with the place
   *     of the fault
   */
  public static void check(WrapperTemplate template) {
    TemplateCheck.check(template);
  }
}
