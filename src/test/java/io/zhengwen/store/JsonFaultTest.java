package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFaultTest {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  record Whole(List<Part> parts) {}

  record Part(String name, int size) {
    Part {
      Objects.requireNonNull(name, "name");
    }
  }

  private static String fault(String json) {
    return JsonFault.of(
        catchThrowableOfType(
            JsonProcessingException.class, () -> JSON.readValue(json, Whole.class)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{\"parts\":[",
        "{\"parts\":[}",
        "{\"parts\":[]",
        "{\"parts\":[]} {}",
        "{\"parts\":[{\"name\":\"a\",\"size\":null}]}",
        "{\"parts\":[{\"name\":\"a\",\"size\":1.5}]}",
        "{\"parts\":[{\"name\":\"a\",\"size\":\"1\"}]}",
        "{\"parts\":[{\"name\":\"a\",\"size\":NaN}]}",
        "{\"parts\":[{\"name\":\"a\",\"size\":01}]}",
        "{\"parts\":/* none */[]}",
        "{\"parts\":\"none\"}",
        "{'parts':[]}",
        "{\"parts\":\u001e[]}"
      })
  void settingsAndSourceOfTheParserAreNotTold(String json) {
    assertThat(fault(json)).isNotBlank().doesNotContain("REDACTED", "Feature", "Config", "Source");
  }

  @Test
  void limitsOfTheParserAreToldWithoutTheirSettings() {
    assertThat(fault("{\"parts\":[{\"size\":" + "1".repeat(1001) + "}]}"))
        .endsWith("Number value length (1001) exceeds the maximum allowed (1000)");
  }

  @Test
  void theReasonStays() {
    assertThat(fault("{")).isEqualTo("Unexpected end-of-input: expected close marker for Object");
    assertThat(fault("{\"parts\":[}"))
        .isEqualTo("parts: Unexpected close marker '}': expected ']'");
  }

  @Test
  void unknownMembersAreNamedWithThoseThatThereAre() {
    assertThat(fault("{\"parts\":[{\"name\":\"a\",\"size\":1,\"nam\":\"b\"}]}"))
        .isEqualTo("parts[0].nam: unknown member, must be one of name, size");
  }

  @Test
  void placesAndMissingMembersAreNamed() {
    assertThat(fault("{\"parts\":[{\"name\":\"a\",\"size\":1},{\"size\":1}]}"))
        .isEqualTo("parts[1]: name is missing");
  }
}
