package io.zhengwen.bench.train.combined;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.ml.FeatureSchema;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureDirectionsTest {
  @Test
  void constrainsLinksNavigationAndDensity() {
    FeatureSchema schema =
        new FeatureSchema(
            1,
            List.of(
                "linkDensity",
                "up3.linkDensity",
                "page.linkDensity",
                "in.nav",
                "in.main",
                "family.footer.count",
                "family.footer.levels",
                "family.forum.count",
                "up2.densitySum",
                "page.densitySum",
                "names.lexicon",
                "words"));
    assertThat(FeatureDirections.of(schema))
        .containsExactly(-1, -1, 0, -1, 0, -1, 1, 0, 1, 0, 1, 0);
  }

  @Test
  void constrainsAFifthOfTheFeatures() {
    int[] directions = FeatureDirections.of(BlockFeatures.SCHEMA);
    assertThat(directions).hasSize(BlockFeatures.SCHEMA.size());
    assertThat(Arrays.stream(directions).filter(d -> d > 0).count()).isEqualTo(23);
    assertThat(Arrays.stream(directions).filter(d -> d < 0).count()).isEqualTo(39);
  }
}
