package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.FeatureSchema;
import java.util.regex.Pattern;

/**
 * The monotone constraints of block features. Links and names of navigation are evidence against
 * main text, density is evidence for it; constrained trees generalise better to new kinds of pages
 * than trees that learn exceptions of the sites in the labelled sets. See docs/methods/combined.md.
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
   * Returns for each feature 1 if the probability of main text must not fall as it grows, -1 if it
   * must not rise, 0 if unconstrained.
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
