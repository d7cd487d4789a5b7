package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Resources;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExtractorsTest {
  private final Extractors extractors =
      new Extractors(
          "density", Map.of("shortBelow", "300"), ParseLimits.DEFAULT, Resources.inMemory());

  @Test
  void theConfiguredOneIsKeptWhateverRequestsAskFor() {
    ContentExtractor configured = extractors.get("density", Map.of("shortBelow", "300"));
    ContentExtractor other = extractors.get("density", Map.of());
    assertThat(extractors.get("density", Map.of())).isSameAs(other).isNotSameAs(configured);
    for (int n = 0; n < 2 * Extractors.KEPT; n++) {
      extractors.get("density", Map.of("shortBelow", Integer.toString(n)));
    }
    assertThat(extractors.get("density", Map.of("shortBelow", "300"))).isSameAs(configured);
    assertThat(extractors.get("density", Map.of())).isNotSameAs(other);
  }
}
