package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.FeatureSchema;
import java.util.regex.Pattern;

/**
 * The direction in which a feature may change the score of a block. What is known beforehand (links
 * and names of navigation are evidence against main text, density is evidence for it) is not left
 * to sets of pages whose sites may happen to do otherwise: trees with these constraints make fewer
 * errors on pages of new kinds. See docs/methods/combined.md.
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

  /**
   * Returns, for each feature, 1 if its growth may only raise the score, -1 if it may only lower
   * it, and 0 if it may do either.
   */
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
