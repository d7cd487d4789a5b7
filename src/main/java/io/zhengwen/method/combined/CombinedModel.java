package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.ml.Calibration;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.SequenceNet;
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
 * @param net the same, from the features of all blocks of a page
 * @param calibration maps the expected F1 of a selection to the F1 reached
 * @param provenance data, parameters and scores by name
 */
public record CombinedModel(
    HashedWeights lexicon,
    TreeEnsemble trees,
    SequenceNet net,
    Calibration calibration,
    SortedMap<String, String> provenance) {
  private static final String KIND = "combined";
  private static final String RESOURCE = "/io/zhengwen/models/combined.model";

  /** Checks that trees and network take the features. */
  public CombinedModel {
    checkFeatures("trees take", trees.features());
    checkFeatures("network takes", net.shape().inputs());
  }

  private static void checkFeatures(String what, int features) {
    if (features != BlockFeatures.SCHEMA.size()) {
      throw new IllegalArgumentException(
          "the " + what + " " + features + " features, there are " + BlockFeatures.SCHEMA.size());
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
                SequenceNet.read(data),
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
              net.write(data);
              calibration.write(data);
            })
        .write(out);
  }
}
