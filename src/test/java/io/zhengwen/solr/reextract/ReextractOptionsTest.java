package io.zhengwen.solr.reextract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReextractOptionsTest {
  @Test
  void instantIsComparedWithVersionsOfDocuments() {
    assertThat(ReextractOptions.before("2026-11-22T10:00:00Z")).hasValue(1795341600000L << 20);
    assertThat(ReextractOptions.before(null)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2300-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "yesterday"})
  void instantThatNoVersionReachesIsRefused(String given) {
    assertThatThrownBy(() -> ReextractOptions.before(given))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + given + "', must be an instant");
  }
}
