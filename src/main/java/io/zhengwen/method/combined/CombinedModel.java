package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.ml.Calibration;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.TreeEnsemble;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.SortedMap;

/**
 * The trained model of the combined method. Immutable and thread-safe.
 *
 * @param lexicon weights of class names and ids
 * @param trees the logarithm of the odds that a block is main text, from {@link
 *     BlockFeatures#SCHEMA}
 * @param calibration maps the expected F1 of a selection to the F1 reached
 * @param provenance data, parameters and scores by name
 */
public record CombinedModel(
    HashedWeights lexicon,
    TreeEnsemble trees,
    Calibration calibration,
    SortedMap<String, String> provenance) {
  private static final String KIND = "combined";
  private static final String RESOURCE = "/io/zhengwen/models/combined.model";

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

  /** Returns the model shipped with the method, loaded once. */
  public static CombinedModel shipped() {
    return Shipped.MODEL;
  }

  /**
   * Reads a model file.
   *
   * @throws io.zhengwen.ml.ModelRefusedException with the reason if it is invalid
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
