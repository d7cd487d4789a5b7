package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.registry.Resources;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExtractorsTest {
  private final Extractors extractors =
      new Extractors(
          Options.config("method", "density", "params", Options.of("shortBelow", "300")),
          Resources.inMemory());

  @Test
  void theConfiguredOneIsKeptWhateverRequestsAskFor() {
    Extractors.Versioned configured = extractors.get("density", Map.of("shortBelow", "300"));
    Extractors.Versioned other = extractors.get("density", Map.of());
    assertThat(extractors.get("density", Map.of())).isSameAs(other).isNotSameAs(configured);
    for (int n = 0; n < 2 * Extractors.KEPT; n++) {
      extractors.get("density", Map.of("shortBelow", Integer.toString(n)));
    }
    assertThat(extractors.get("density", Map.of("shortBelow", "300"))).isSameAs(configured);
    assertThat(extractors.get("density", Map.of())).isNotSameAs(other);
  }

  @Test
  void versionsTellParametersAndFieldsApart() {
    String version = extractors.get("density", Map.of("shortBelow", "300")).version();
    assertThat(version).matches("density-[0-9a-f]{8}-dev");
    assertThat(extractors.get("density", Map.of("shortBelow", "301")).version())
        .isNotEqualTo(version);
    assertThat(again(512)).isEqualTo(version);
    assertThat(again(21)).isNotEqualTo(version);
  }

  private static String again(int maxDepth) {
    return new Extractors(
            Options.config(
                "method",
                "density",
                "params",
                Options.of("shortBelow", "300"),
                "limits",
                Options.of("maxDepth", maxDepth)),
            Resources.inMemory())
        .get("density", Map.of("shortBelow", "300"))
        .version();
  }
}
