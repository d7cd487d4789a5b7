package io.zhengwen.bench.train.authors;

import io.zhengwen.metadata.author.AuthorCandidates;
import io.zhengwen.metadata.author.AuthorModel;
import java.util.List;

/**
 * Fits the weights of traits: maximises the logarithm of the expected score of the choice, less a
 * penalty on the squares of the weights, by Adam on all pages at once. The choice is a statement or
 * none; its score is the square of a statement's F1, and that of none is 1 on a page where nothing
 * is right.
 */
final class AuthorFitting {
  private static final int STEPS = 250;
  private static final double RATE = 0.08;
  private static final double PENALTY = 0.03;
  private static final double HIGHEST = 30;

  /** Traits of fewer statements get no weight. */
  private static final int LEAST_STATEMENTS = 8;

  private static final double SMALLEST_WEIGHT = 0.0005;

  /**
   * A page to learn from.
   *
   * @param candidates what it says
   * @param f1 the F1 of each statement's names against the gold; 0 without gold
   * @param weight what the page counts
   */
  record Example(AuthorCandidates candidates, double[] f1, double weight) {}

  private final List<Example> examples;
  private final double[] start;
  private final boolean[] fitted;
  private final double[] weights;

  private AuthorFitting(List<Example> examples) {
    this.examples = examples;
    int n = AuthorCandidates.traitCount();
    start = new double[n];
    fitted = new boolean[n];
    int[] statements = new int[n];
    for (Example example : examples) {
      for (int[] traits : example.candidates.traits()) {
        for (int trait : traits) {
          statements[trait]++;
        }
      }
    }
    for (int i = 0; i < n; i++) {
      boolean byHand = AuthorModel.isSetByHand(i);
      start[i] = byHand ? AuthorModel.standard().weight(i) : 0;
      fitted[i] = !byHand && statements[i] >= LEAST_STATEMENTS;
    }
    weights = start.clone();
  }

  /** The model that fits the examples best; weights set by hand stay as they are. */
  static AuthorModel fit(List<Example> examples) {
    return new AuthorFitting(examples).fit();
  }

  private AuthorModel fit() {
    int n = weights.length;
    double[] first = new double[n];
    double[] second = new double[n];
    double shrink = PENALTY * Math.sqrt(examples.size());
    for (int step = 1; step <= STEPS; step++) {
      double[] gradient = gradient();
      double rate = RATE * (1 - 0.8 * step / STEPS);
      for (int i = 0; i < n; i++) {
        if (!fitted[i]) {
          continue;
        }
        double g = gradient[i] - shrink * weights[i];
        first[i] = 0.9 * first[i] + 0.1 * g;
        second[i] = 0.99 * second[i] + 0.01 * g * g;
        double mean = first[i] / (1 - Math.pow(0.9, step));
        double deviation = Math.sqrt(second[i] / (1 - Math.pow(0.99, step)));
        weights[i] += rate * mean / (deviation + 1e-8);
      }
    }
    float[] rounded = new float[n];
    for (int i = 0; i < n; i++) {
      rounded[i] =
          Math.abs(weights[i]) < SMALLEST_WEIGHT ? 0 : Math.round(weights[i] * 1000) / 1000f;
    }
    return new AuthorModel(rounded);
  }

  private double[] gradient() {
    double[] gradient = new double[weights.length];
    for (Example example : examples) {
      int[][] traits = example.candidates.traits();
      double[] odds = new double[traits.length];
      double all = 1;
      double right = 0;
      boolean any = false;
      for (int s = 0; s < odds.length; s++) {
        odds[s] = odds(traits[s]);
        all += odds[s];
        right += example.f1[s] * example.f1[s] * odds[s];
        any |= example.f1[s] > 0;
      }
      right += any ? 1e-9 : 1;
      for (int s = 0; s < odds.length; s++) {
        double slope = example.weight * odds[s] * (example.f1[s] * example.f1[s] / right - 1 / all);
        for (int trait : traits[s]) {
          gradient[trait] += slope;
        }
      }
    }
    return gradient;
  }

  private double odds(int[] traits) {
    double score = 0;
    for (int trait : traits) {
      score += weights[trait];
    }
    return Math.exp(Math.min(HIGHEST, Math.max(-HIGHEST, score)));
  }
}
