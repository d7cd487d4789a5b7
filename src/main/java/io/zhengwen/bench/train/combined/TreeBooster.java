package io.zhengwen.bench.train.combined;

import com.google.common.primitives.Ints;
import io.github.metarank.lightgbm4j.LGBMBooster;
import io.github.metarank.lightgbm4j.LGBMDataset;
import io.github.metarank.lightgbm4j.LGBMException;
import io.zhengwen.ml.TreeEnsemble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Locale;

/** Trains logistic boosted trees with LightGBM. Equal input and seed give equal trees. */
public final class TreeBooster {
  private static final String TEMP = "java.io.tmpdir";

  static {
    loadLibrary();
  }

  private TreeBooster() {}

  /**
   * Loads the native library from a directory of this process's own: the loader unpacks it under a
   * fixed name, and a second process that did so would overwrite the code of the first.
   */
  private static void loadLibrary() {
    String before = System.getProperty(TEMP);
    try {
      System.setProperty(TEMP, Files.createTempDirectory("zhengwen-lightgbm").toString());
      LGBMBooster.loadNative();
    } catch (IOException e) {
      throw new UncheckedIOException("LightGBM's native library cannot be unpacked", e);
    } finally {
      System.setProperty(TEMP, before);
    }
  }

  /**
   * Trains on rows with probabilities as targets.
   *
   * @param values inputs row by row
   * @param directions for each input of a row: 1 if the odds must not fall as it grows, -1 if they
   *     must not rise, 0 if unconstrained
   * @param targets 0 to 1, one a row
   * @param weights at least 0, one a row
   * @return trees whose sum of leaves is the logarithm of the odds
   * @throws IllegalStateException if the library fails
   */
  public static TreeEnsemble train(
      float[] values, int[] directions, float[] targets, float[] weights, BoostingParams params) {
    String text = trainText(values, directions, targets, weights, params);
    return LightGbmText.parse(text, directions.length);
  }

  static String trainText(
      float[] values, int[] directions, float[] targets, float[] weights, BoostingParams params) {
    int features = directions.length;
    String options = options(params) + " monotone_constraints=" + Ints.join(",", directions);
    try (LGBMDataset data =
        LGBMDataset.createFromMat(values, targets.length, features, true, options, null)) {
      data.setField("label", targets);
      data.setField("weight", weights);
      try (LGBMBooster booster = LGBMBooster.create(data, options)) {
        for (int t = 0; t < params.trees(); t++) {
          booster.updateOneIter();
        }
        return booster.saveModelToString(0, 0, LGBMBooster.FeatureImportanceType.GAIN);
      }
    } catch (LGBMException e) {
      throw new IllegalStateException("LightGBM: " + e.getMessage(), e);
    }
  }

  private static String options(BoostingParams p) {
    return String.format(
        Locale.ROOT,
        "objective=cross_entropy learning_rate=%s num_leaves=%d max_depth=%d max_bin=%d"
            + " bagging_fraction=%s bagging_freq=1 feature_fraction=%s feature_fraction_bynode=%s"
            + " min_sum_hessian_in_leaf=%s min_data_in_leaf=5 lambda_l2=%s"
            + " path_smooth=%s seed=%d"
            + " deterministic=true force_row_wise=true use_missing=false"
            + " feature_pre_filter=false num_threads=2 verbosity=-1",
        p.learningRate(),
        p.leaves(),
        p.depth(),
        p.bins(),
        p.rowShare(),
        p.treeShare(),
        p.columnShare(),
        p.minLeafWeight(),
        p.lambda(),
        p.smoothing(),
        p.seed());
  }
}
