package io.zhengwen.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {
  @TempDir private Path dir;

  @ParameterizedTest
  @ValueSource(strings = {"combined", "svm", "sitetemplate", "combined+sitetemplate"})
  void methodsWithAModelHaveItsDigest(String method) {
    assertThat(Fingerprint.ofModel(method, Map.of())).get().asString().matches("[0-9a-f]{64}");
  }

  @Test
  void methodsWithoutAModelHaveNone() {
    assertThat(Fingerprint.ofModel("density", Map.of())).isEmpty();
  }

  @Test
  void defaultsMayBeGivenOrNot() {
    assertThat(Fingerprint.of("density", Map.of("shortBelow", defaultOf("density", "shortBelow"))))
        .isEqualTo(Fingerprint.of("density", Map.of()));
    assertThat(Fingerprint.of("density", Map.of("shortBelow", "7")))
        .isNotEqualTo(Fingerprint.of("density", Map.of()));
    assertThat(Fingerprint.of("cetd", Map.of())).isNotEqualTo(Fingerprint.of("scedd", Map.of()));
  }

  @Test
  void whatTheModelFileHoldsCounts() throws IOException {
    Path one = Files.writeString(dir.resolve("model"), "one");
    Map<String, String> params = Map.of("model", one.toString());
    String first = Fingerprint.of("combined", params);
    Files.writeString(one, "two");
    assertThat(Fingerprint.of("combined", params)).isNotEqualTo(first);
  }

  @Test
  void aValueThatNamesNoFileIsNotOpened() throws IOException {
    Path one = Files.writeString(dir.resolve("GBK"), "one");
    Map<String, String> params = Map.of("charset", one.toString());
    String first = Fingerprint.of("density", params);
    Files.writeString(one, "two");
    assertThat(Fingerprint.of("density", params)).isEqualTo(first);
  }

  @Test
  void unknownMethodsAreRefused() {
    assertThatThrownBy(() -> Fingerprint.of("nobody", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nobody");
  }

  private static String defaultOf(String method, String parameter) {
    return Methods.get(method).parameters().stream()
        .filter(p -> p.name().equals(parameter))
        .findFirst()
        .orElseThrow()
        .defaultValue();
  }
}
