package io.zhengwen.bench.train.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.ml.lightgbm.PredictionType;
import io.github.metarank.lightgbm4j.LGBMBooster;
import io.github.metarank.lightgbm4j.LGBMException;
import io.zhengwen.ml.TreeEnsemble;
import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TreeBoosterTest {
  private static final int ROWS = 3000;
  private static final int FEATURES = 6;
  private static final int[] FREE = new int[FEATURES];
  private static final BoostingParams PARAMS = BoostingParams.DEFAULT.withTrees(20, 15, 5);

  private final float[] values = new float[ROWS * FEATURES];
  private final float[] targets = new float[ROWS];
  private final float[] weights = new float[ROWS];

  TreeBoosterTest() {
    Random random = new Random(11);
    for (int i = 0; i < values.length; i++) {
      // Few distinct values: rows lie on thresholds, too.
      values[i] = random.nextInt(40) / 7f - 2;
    }
    for (int r = 0; r < ROWS; r++) {
      double x = values[r * FEATURES] * values[r * FEATURES + 1] + values[r * FEATURES + 2];
      targets[r] = (float) (1 / (1 + Math.exp(-x)));
      weights[r] = .5f + random.nextFloat();
    }
  }

  @Test
  void scoresLikeLightGbm() throws LGBMException {
    String text = TreeBooster.trainText(values, FREE, targets, weights, PARAMS);
    double[] scores = new double[ROWS];
    LightGbmText.parse(text, FEATURES).score(values, ROWS, scores, 0);
    double[] theirs;
    try (LGBMBooster booster = LGBMBooster.loadModelFromString(text)) {
      theirs =
          booster.predictForMat(
              values, ROWS, FEATURES, true, PredictionType.C_API_PREDICT_RAW_SCORE);
    }
    for (int r = 0; r < ROWS; r++) {
      assertThat(scores[r]).isCloseTo(theirs[r], within(1e-5));
    }
  }

  @Test
  void learns() {
    TreeEnsemble trees = TreeBooster.train(values, FREE, targets, weights, PARAMS);
    double[] scores = new double[ROWS];
    trees.score(values, ROWS, scores, 0);
    double error = 0;
    double variance = 0;
    for (int r = 0; r < ROWS; r++) {
      error += Math.pow(1 / (1 + Math.exp(-scores[r])) - targets[r], 2);
      variance += Math.pow(.5 - targets[r], 2);
    }
    assertThat(error).isLessThan(variance * .6);
  }

  @Test
  void equalSeedsGiveEqualTrees() {
    String a = TreeBooster.trainText(values, FREE, targets, weights, PARAMS);
    String b = TreeBooster.trainText(values, FREE, targets, weights, PARAMS);
    String c = TreeBooster.trainText(values, FREE, targets, weights, PARAMS.withSeed(2));
    assertThat(a).isEqualTo(b);
    assertThat(c.lines().filter(l -> l.startsWith("leaf_value")))
        .isNotEqualTo(a.lines().filter(l -> l.startsWith("leaf_value")).toList());
  }

  /** The target rises with input 2 and depends on the product of 0 and 1. */
  @Test
  void respectsMonotoneConstraints() {
    int[] rising = {0, 0, 1, 0, 0, 0};
    double[] up = scoresAlong(2, rising);
    assertThat(up).isSorted();
    assertThat(up[up.length - 1]).isGreaterThan(up[0] + 1);
    int[] falling = {0, 0, -1, 0, 0, 0};
    assertThat(scoresAlong(2, falling)).isSortedAccordingTo(Comparator.reverseOrder());
  }

  private double[] scoresAlong(int input, int[] directions) {
    TreeEnsemble trees = TreeBooster.train(values, directions, targets, weights, PARAMS);
    float[] rows = new float[50 * FEATURES];
    for (int r = 0; r < 50; r++) {
      rows[r * FEATURES + input] = r * .12f - 2;
    }
    double[] scores = new double[50];
    trees.score(rows, 50, scores, 0);
    return scores;
  }
}
