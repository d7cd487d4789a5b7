package io.zhengwen.metadata.author;

import io.zhengwen.text.ResourceLines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses among statements about authors. A statement's score is the sum of the weights of its
 * traits; its probability is the exponential of its score, divided by the sum of those of all
 * statements and of 1 for "none of these". Immutable and thread-safe.
 */
public final class AuthorModel {
  private static final String FILE = "authors.txt";
  private static final double HIGHEST_SCORE = 30;

  private final float[] weights;

  /** Creates a model of weights by the index of a trait. */
  public AuthorModel(float[] weights) {
    if (weights.length != AuthorTrait.count()) {
      throw new IllegalArgumentException(
          "There are " + AuthorTrait.count() + " traits, not " + weights.length + ".");
    }
    this.weights = weights.clone();
  }

  private static final class Default {
    static final AuthorModel MODEL = new AuthorModel(read());
  }

  /** The model that comes with the program. */
  public static AuthorModel standard() {
    return Default.MODEL;
  }

  private static float[] read() {
    Map<String, Integer> indexes = new HashMap<>();
    for (int i = 0; i < AuthorTrait.count(); i++) {
      indexes.put(AuthorTrait.nameOf(i), i);
    }
    float[] weights = new float[AuthorTrait.count()];
    for (String line : ResourceLines.of(AuthorModel.class, FILE)) {
      int space = line.lastIndexOf(' ');
      Integer index = indexes.get(line.substring(0, space));
      if (index == null) {
        throw new IllegalStateException(FILE + " names an unknown trait: " + line);
      }
      weights[index] = Float.parseFloat(line.substring(space + 1));
    }
    return weights;
  }

  /** The weight of a trait by its index. */
  public float weight(int trait) {
    return weights[trait];
  }

  /** Whether the weight of a trait is set by hand: too few pages have it. */
  public static boolean isSetByHand(int trait) {
    String name = AuthorTrait.nameOf(trait);
    return AuthorTrait.of(trait).isEastAsian()
        || name.contains("EAST_ASIAN")
        || name.endsWith(" " + AuthorPlace.SIGNATURE);
  }

  /** The weights as lines of text: the trait, its value and its weight; those of 0 are left out. */
  public String text() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] != 0) {
        out.append(AuthorTrait.nameOf(i)).append(' ').append(weights[i]).append('\n');
      }
    }
    return out.toString();
  }

  /**
   * What was chosen.
   *
   * @param statement the statement
   * @param confidence the probability that its names are the authors, from 0 to 1
   */
  public record Choice(AuthorStatement statement, double confidence) {}

  /** The names that are most probably the page's authors; empty if there is no statement. */
  public Optional<Choice> choose(AuthorCandidates candidates) {
    List<AuthorStatement> statements = candidates.statements();
    double[] odds = new double[statements.size()];
    double all = 1;
    for (int i = 0; i < odds.length; i++) {
      odds[i] = odds(candidates.traits()[i]);
      all += odds[i];
    }
    Map<Set<String>, Double> byNames = new HashMap<>();
    List<Set<String>> names = new ArrayList<>(odds.length);
    for (int i = 0; i < odds.length; i++) {
      names.add(Set.copyOf(statements.get(i).keys()));
      byNames.merge(names.get(i), odds[i], Double::sum);
    }
    int best = -1;
    double most = -1;
    for (int i = 0; i < odds.length; i++) {
      double ofNames = byNames.get(names.get(i));
      if (ofNames > most || ofNames == most && odds[i] > odds[best]) {
        most = ofNames;
        best = i;
      }
    }
    return best < 0
        ? Optional.empty()
        : Optional.of(new Choice(statements.get(best), Math.min(1, most / all)));
  }

  private double odds(int[] traits) {
    double score = 0;
    for (int trait : traits) {
      score += weights[trait];
    }
    return Math.exp(Math.min(HIGHEST_SCORE, Math.max(-HIGHEST_SCORE, score)));
  }
}
