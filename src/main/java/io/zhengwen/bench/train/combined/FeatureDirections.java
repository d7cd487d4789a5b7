package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.FeatureSchema;
import java.util.regex.Pattern;

/**
 * Which way a feature of a block may speak. What is known beforehand (links and names of navigation
 * speak against main text, density for it) need not be learned from sets whose sites all happen to
 * do otherwise: trees so bound err less on pages of new kinds. See docs/methods/combined.md.
 */
final class FeatureDirections {
  private static final String NOISE =
      "(navigation|footer|side|share|related|advertisement|dialog|signup|filter|hidden)";

  private static final Pattern FOR_MAIN_TEXT =
      Pattern.compile(
          "names[.]lexicon|up.[.](densitySum|points)|inBest(Density|Points)|family[.]"
              + NOISE
              + "[.]levels");

  private static final Pattern AGAINST =
      Pattern.compile(
          "links|(?!page[.]).*linkDensity|toBest(Density|Points)"
              + "|in[.](nav|footer|aside|form|button|dialog)|family[.]"
              + NOISE
              + "[.]count");

  private FeatureDirections() {}

  /** 1 for each feature that only speaks for main text as it grows, -1 against it, 0 for either. */
  static int[] of(FeatureSchema schema) {
    return schema.names().stream().mapToInt(FeatureDirections::of).toArray();
  }

  private static int of(String name) {
    if (FOR_MAIN_TEXT.matcher(name).matches()) {
      return 1;
    }
    return AGAINST.matcher(name).matches() ? -1 : 0;
  }
}
