package io.zhengwen.method.svm;

import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.io.InputStream;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The trained model of both stages. Immutable and thread-safe.
 *
 * @param blocks keeps a text block if its answer is greater than the threshold
 * @param paragraphs keeps a paragraph if its answer is greater than 0
 * @param provenance data, parameters and scores by name
 */
public record SvmModel(
    ScaledSvm blocks, ScaledSvm paragraphs, SortedMap<String, String> provenance) {
  /** The features of a text block. */
  public static final FeatureSchema BLOCK_SCHEMA = new FeatureSchema(1, TextBlockFeatures.NAMES);

  /** The features of a paragraph. */
  public static final FeatureSchema PARAGRAPH_SCHEMA =
      new FeatureSchema(1, ParagraphFeatures.NAMES);

  private static final FeatureSchema SCHEMA =
      new FeatureSchema(
          1,
          Stream.concat(
                  TextBlockFeatures.NAMES.stream().map(name -> "block." + name),
                  ParagraphFeatures.NAMES.stream().map(name -> "paragraph." + name))
              .toList());

  private static final String KIND = "svm";
  private static final String RESOURCE = "/io/zhengwen/models/svm.model";

  /**
   * Checks that the support vector machines take the features; that for paragraphs may take only
   * the first two.
   */
  public SvmModel {
    requireFeatures("blocks", blocks, BLOCK_SCHEMA.size(), BLOCK_SCHEMA.size());
    requireFeatures("paragraphs", paragraphs, PARAGRAPH_SCHEMA.size() - 1, PARAGRAPH_SCHEMA.size());
  }

  private static void requireFeatures(String what, ScaledSvm svm, int least, int most) {
    int features = svm.svm().features();
    if (features < least || features > most) {
      throw new IllegalArgumentException(
          "its support vector machine for "
              + what
              + " takes "
              + features
              + " features, there are "
              + most);
    }
  }

  private static final class Shipped {
    private static final SvmModel MODEL = ModelFile.shipped(RESOURCE, SvmModel::read);
  }

  /** Returns the model shipped with the method, loaded once. */
  public static SvmModel shipped() {
    return Shipped.MODEL;
  }

  /**
   * Reads a model file.
   *
   * @throws io.zhengwen.ml.ModelRefusedException with the reason if it is invalid
   */
  public static SvmModel read(InputStream in) throws IOException {
    ModelFile file = ModelFile.read(in, KIND, SCHEMA);
    return file.model(
        data -> new SvmModel(ScaledSvm.read(data), ScaledSvm.read(data), file.provenance()));
  }

  /** Returns the model as a file. */
  public ModelFile file() {
    return ModelFile.of(
        KIND,
        SCHEMA,
        provenance,
        out -> {
          blocks.write(out);
          paragraphs.write(out);
        });
  }
}
