package io.zhengwen.method.combined;

import io.zhengwen.ml.Calibration;
import io.zhengwen.ml.EarlyExit;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.TreeEnsemble;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.SortedMap;
import java.util.stream.DoubleStream;

/**
 * What the method has learned. Immutable and thread-safe.
 *
 * @param lexicon weights of class names and ids
 * @param trees logarithm of the odds that a block is main text, from {@link BlockFeatures#SCHEMA}
 * @param calibration from the expected F1 of a selection to the F1 reached
 * @param provenance data, parameters and scores by name
 */
public record CombinedModel(
    HashedWeights lexicon,
    TreeEnsemble trees,
    Calibration calibration,
    SortedMap<String, String> provenance) {
  private static final String KIND = "combined";
  private static final String RESOURCE = "/io/zhengwen/models/combined.model";

  private static final EarlyExit EXIT = new EarlyExit(2.2, 3);

  /** A page without a block at least this likely is asked of all trees. */
  private static final double LIKELY = .3;

  /** Rows of features computed and scored at a time: they stay in the processor's cache. */
  private static final int CHUNK = 32;

  /** Checks that the trees take the features. */
  public CombinedModel {
    if (trees.features() != BlockFeatures.SCHEMA.size()) {
      throw new IllegalArgumentException(
          "the trees take "
              + trees.features()
              + " features, there are "
              + BlockFeatures.SCHEMA.size());
    }
  }

  private static final class Shipped {
    private static final CombinedModel MODEL = ModelFile.shipped(RESOURCE, CombinedModel::read);
  }

  /** The model shipped with the method, loaded once. */
  public static CombinedModel shipped() {
    return Shipped.MODEL;
  }

  /**
   * Reads a model file.
   *
   * @throws io.zhengwen.ml.ModelRefusedException telling what is wrong with it
   */
  public static CombinedModel read(InputStream in) throws IOException {
    ModelFile file = ModelFile.read(in, KIND, BlockFeatures.SCHEMA);
    return file.model(
        data ->
            new CombinedModel(
                HashedWeights.read(data),
                TreeEnsemble.read(data),
                Calibration.read(data),
                file.provenance()));
  }

  /** Writes features of consecutive blocks to an array, row by row. */
  public interface Rows {
    /** Writes the rows of blocks {@code from} to {@code from + count - 1} to the array's start. */
    void fill(int from, int count, float[] rows);
  }

  /**
   * The probabilities of a page's blocks to be main text. Blocks are decided by an early exit,
   * unless none of them comes out likely: no page is called empty on the word of its first trees.
   *
   * @param trees a model's
   * @param blocks the number of blocks
   * @param features of the blocks
   */
  public static double[] probabilities(TreeEnsemble trees, int blocks, Rows features) {
    double[] p = probabilities(trees, blocks, features, EXIT);
    return DoubleStream.of(p).anyMatch(x -> x >= LIKELY)
        ? p
        : probabilities(trees, blocks, features, EarlyExit.NEVER);
  }

  private static double[] probabilities(
      TreeEnsemble trees, int blocks, Rows features, EarlyExit exit) {
    double[] p = new double[blocks];
    float[] rows = new float[Math.min(CHUNK, blocks) * trees.features()];
    for (int from = 0; from < blocks; from += CHUNK) {
      int count = Math.min(CHUNK, blocks - from);
      features.fill(from, count, rows);
      trees.score(rows, count, p, from, exit);
    }
    for (int b = 0; b < blocks; b++) {
      p[b] = 1 / (1 + Math.exp(-p[b]));
    }
    return p;
  }

  /** Writes a model file. */
  public void write(OutputStream out) throws IOException {
    ModelFile.of(
            KIND,
            BlockFeatures.SCHEMA,
            provenance,
            data -> {
              lexicon.write(data);
              trees.write(data);
              calibration.write(data);
            })
        .write(out);
  }
}
