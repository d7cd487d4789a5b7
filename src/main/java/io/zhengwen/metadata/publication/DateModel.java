package io.zhengwen.metadata.publication;

import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.TreeEnsemble;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.SortedMap;

/**
 * The trained model that tells the day of publication from other days on a page. Immutable and
 * thread-safe.
 *
 * @param lexicon what the words of a page's template and address say of whether it has a date
 * @param trees the logarithm of the odds that a day is that of publication
 * @param provenance data, parameters and scores by name
 */
public record DateModel(
    HashedWeights lexicon, TreeEnsemble trees, SortedMap<String, String> provenance) {
  private static final String KIND = "dates";
  private static final String RESOURCE = "/io/zhengwen/models/dates.model";

  /** How much is left of the probability of a day that is seen at places of others only; ours. */
  private static final double ELSEWHERE = .5;

  /** Checks that the trees take the features. */
  public DateModel {
    if (trees.features() != DateEvidence.width()) {
      throw new IllegalArgumentException(
          "the trees take " + trees.features() + " features, there are " + DateEvidence.width());
    }
  }

  private static final class Shipped {
    private static final DateModel MODEL = ModelFile.shipped(RESOURCE, DateModel::read);
  }

  /** Returns the shipped model, loaded once. */
  static DateModel shipped() {
    return Shipped.MODEL;
  }

  /**
   * The probability of each day to be that of publication, in the order of the days; 0 if the page
   * only names it as that of something else.
   */
  public double[] probabilities(DateEvidence evidence) {
    List<DayEvidence> days = evidence.all();
    double[] scores = new double[days.size()];
    trees.score(evidence.features(lexicon), scores.length, scores, 0);
    for (int i = 0; i < scores.length; i++) {
      double probability = 1 / (1 + Math.exp(-scores[i]));
      DayEvidence day = days.get(i);
      scores[i] = day.isOfOther() ? 0 : day.isElsewhere() ? ELSEWHERE * probability : probability;
    }
    return scores;
  }

  /**
   * Reads a model file.
   *
   * @throws io.zhengwen.ml.ModelRefusedException with the reason if it is invalid
   */
  public static DateModel read(InputStream in) throws IOException {
    ModelFile file = ModelFile.read(in, KIND, DateEvidence.SCHEMA);
    return file.model(
        data ->
            new DateModel(HashedWeights.read(data), TreeEnsemble.read(data), file.provenance()));
  }

  /** Writes a model file. */
  public void write(OutputStream out) throws IOException {
    ModelFile.of(
            KIND,
            DateEvidence.SCHEMA,
            provenance,
            data -> {
              lexicon.write(data);
              trees.write(data);
            })
        .write(out);
  }
}
