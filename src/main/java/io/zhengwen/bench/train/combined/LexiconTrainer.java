package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.HashedWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Trains a sparse logistic regression over keys: each key of an example has the value 1/sqrt(number
 * of its keys). AdaGrad (Duchi, Hazan, Singer 2011), the weights averaged over all epochs but the
 * first. Equal input and seed give equal weights.
 */
public final class LexiconTrainer {
  private static final double RATE = .3;
  private static final double L2 = 3e-6;
  private static final float NEGLIGIBLE = 1e-3f;

  /**
   * A training example.
   *
   * @param site the site it comes from
   * @param keys distinct keys
   * @param target 0 to 1
   * @param weight greater than 0
   */
  public record Example(String site, int[] keys, float target, float weight) {}

  private LexiconTrainer() {}

  /**
   * Returns the weights of the keys that occur on at least {@code minSites} sites.
   *
   * @param epochs how often each example is seen, at least 2
   * @param seed the seed of the order of examples
   */
  public static HashedWeights train(List<Example> examples, int minSites, int epochs, long seed) {
    Map<Integer, Integer> index = frequentKeys(examples, minSites);
    int n = index.size();
    double[] weight = new double[n];
    double[] squares = new double[n];
    double[] sum = new double[n];
    double[] bias = new double[2];
    int[][] known = new int[examples.size()][];
    for (int i = 0; i < known.length; i++) {
      known[i] = known(examples.get(i).keys(), index);
    }
    int[] order = new int[known.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    Random random = new Random(seed);
    for (int epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, random);
      for (int i : order) {
        Example e = examples.get(i);
        double x = 1 / Math.sqrt(Math.max(1, e.keys().length));
        double score = bias[0];
        for (int k : known[i]) {
          score += weight[k] * x;
        }
        double error = (1 / (1 + Math.exp(-score)) - e.target()) * e.weight();
        bias[1] += error * error;
        bias[0] -= RATE * error / Math.sqrt(bias[1] + 1e-8);
        for (int k : known[i]) {
          double gradient = error * x + L2 * weight[k];
          squares[k] += gradient * gradient;
          weight[k] -= RATE * gradient / Math.sqrt(squares[k] + 1e-8);
        }
      }
      if (epoch > 0) {
        for (int k = 0; k < n; k++) {
          sum[k] += weight[k] / (epochs - 1);
        }
      }
    }
    Map<Integer, Float> result = new TreeMap<>();
    index.forEach(
        (key, k) -> {
          if (Math.abs(sum[k]) > NEGLIGIBLE) {
            result.put(key, (float) sum[k]);
          }
        });
    return new HashedWeights(result);
  }

  private static Map<Integer, Integer> frequentKeys(List<Example> examples, int minSites) {
    Map<String, List<Example>> bySite = new TreeMap<>();
    for (Example e : examples) {
      bySite.computeIfAbsent(e.site(), s -> new ArrayList<>()).add(e);
    }
    Map<Integer, int[]> sites = new HashMap<>();
    int site = 0;
    for (List<Example> ofSite : bySite.values()) {
      site++;
      for (Example e : ofSite) {
        for (int key : e.keys()) {
          int[] lastAndCount = sites.computeIfAbsent(key, k -> new int[2]);
          if (lastAndCount[0] != site) {
            lastAndCount[0] = site;
            lastAndCount[1]++;
          }
        }
      }
    }
    Map<Integer, Integer> index = new TreeMap<>();
    sites.forEach(
        (key, lastAndCount) -> {
          if (lastAndCount[1] >= minSites) {
            index.put(key, 0);
          }
        });
    int next = 0;
    for (Map.Entry<Integer, Integer> entry : index.entrySet()) {
      entry.setValue(next++);
    }
    return new HashMap<>(index);
  }

  private static int[] known(int[] keys, Map<Integer, Integer> index) {
    int[] found = new int[keys.length];
    int n = 0;
    for (int key : keys) {
      Integer k = index.get(key);
      if (k != null) {
        found[n++] = k;
      }
    }
    return Arrays.copyOf(found, n);
  }

  private static void shuffle(int[] order, Random random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
  }
}
