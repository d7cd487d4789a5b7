package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.LanguageFields;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExtractorsTest {
  private final Extractors extractors =
      new Extractors(
          Options.config("method", "density", "params", Options.of("shortBelow", "300")),
          LanguageFields.of(Map.of(), Set.of()),
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

  @Test
  void versionsTellTheSchemasLanguageFieldsApart() {
    String version = withFields("content_en", "content_zh");
    assertThat(withFields("content_zh", "title", "content_en")).isEqualTo(version);
    assertThat(withFields("content_zh", "content_xh", "content_en")).isNotEqualTo(version);
  }

  private static String withFields(String... names) {
    MainContentConfig config =
        Options.config("languageFields", Options.of("content", "content_*"), "method", "density");
    Set<String> schema = new LinkedHashSet<>(List.of(names));
    return new Extractors(
            config, LanguageFields.of(config.languageFields(), schema), Resources.inMemory())
        .get("density", Map.of())
        .version();
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
            LanguageFields.of(Map.of(), Set.of()),
            Resources.inMemory())
        .get("density", Map.of("shortBelow", "300"))
        .version();
  }
}
