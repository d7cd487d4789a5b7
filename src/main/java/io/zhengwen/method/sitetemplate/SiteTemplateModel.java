package io.zhengwen.method.sitetemplate;

import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.io.InputStream;
import java.util.SortedMap;

/**
 * The trained support vector machine for block-level tags. Immutable and thread-safe.
 *
 * @param svm keeps a tag if its answer is greater than the threshold
 * @param tags the tags that it was trained on
 * @param provenance data, parameters and scores by name
 */
public record SiteTemplateModel(
    ScaledSvm svm, BlockLevelNames tags, SortedMap<String, String> provenance) {
  /** The features of a block-level tag. */
  public static final FeatureSchema SCHEMA = new FeatureSchema(1, BlockTags.FEATURES);

  private static final String KIND = "sitetemplate";
  private static final String RESOURCE = "/io/zhengwen/models/sitetemplate.model";

  /** Checks that the support vector machine takes the features. */
  public SiteTemplateModel {
    if (svm.svm().features() != SCHEMA.size()) {
      throw new IllegalArgumentException(
          "its support vector machine takes "
              + svm.svm().features()
              + " features, there are "
              + SCHEMA.size());
    }
  }

  private static final class Shipped {
    private static final SiteTemplateModel MODEL =
        ModelFile.shipped(RESOURCE, SiteTemplateModel::read);
  }

  /** Returns the model shipped with the method, loaded once. */
  public static SiteTemplateModel shipped() {
    return Shipped.MODEL;
  }

  /**
   * Reads a model file.
   *
   * @throws io.zhengwen.ml.ModelRefusedException with the reason if it is invalid
   */
  public static SiteTemplateModel read(InputStream in) throws IOException {
    ModelFile file = ModelFile.read(in, KIND, SCHEMA);
    return file.model(
        data ->
            new SiteTemplateModel(
                ScaledSvm.read(data), BlockLevelNames.of(data.readUTF()), file.provenance()));
  }

  /** Returns the model as a file. */
  public ModelFile file() {
    return ModelFile.of(
        KIND,
        SCHEMA,
        provenance,
        out -> {
          svm.write(out);
          out.writeUTF(tags.toString());
        });
  }
}
