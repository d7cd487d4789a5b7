package io.zhengwen.ml;

import java.util.Arrays;
import java.util.Random;

/** Trees of random shapes, with a plain walk down them to compare with. */
final class RandomTrees {
  private static final int MOST_LEVELS = 6;
  private static final float[] NUMBERS = {
    -Float.MAX_VALUE, -2, -1, -Float.MIN_VALUE, -0f, 0, Float.MIN_VALUE, 1, 1.5f, Float.MAX_VALUE
  };

  private final int features;
  private final int[] root;
  private int[] feature = new int[0];
  private float[] threshold = new float[0];
  private int[] child = new int[0];
  private float[] leaf = new float[0];

  RandomTrees(Random random, int features, int trees) {
    this.features = features;
    root = new int[trees];
    Arrays.setAll(root, t -> grow(random, 0));
  }

  /** One of few finite numbers, those at the ends and around 0 among them. */
  float number(Random random) {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  private int grow(Random random, int level) {
    if (level == MOST_LEVELS || random.nextInt(4) == 0) {
      leaf = Arrays.copyOf(leaf, leaf.length + 1);
      leaf[leaf.length - 1] = random.nextFloat(-.5f, .5f);
      return -leaf.length;
    }
    int split = feature.length;
    feature = Arrays.copyOf(feature, split + 1);
    threshold = Arrays.copyOf(threshold, split + 1);
    child = Arrays.copyOf(child, 2 * split + 2);
    feature[split] = random.nextInt(features);
    threshold[split] = number(random);
    int left = grow(random, level + 1);
    int right = grow(random, level + 1);
    child[2 * split] = left;
    child[2 * split + 1] = right;
    return split;
  }

  TreeEnsemble ensemble() {
    return new TreeEnsemble(features, root, feature, threshold, child, leaf);
  }

  /** The score of a row, tree by tree and node by node. */
  double score(float[] row, EarlyExit exit) {
    int part = Math.max(1, root.length / EarlyExit.CHECKS);
    double score = 0;
    for (int t = 0; t < root.length; t++) {
      boolean looks = t > 0 && t % part == 0;
      if (looks && !(score > exit.low(t / part) && score < exit.high(t / part))) {
        return Math.copySign(exit.score(), score);
      }
      int node = root[t];
      while (node >= 0) {
        node = child[2 * node + (row[feature[node]] <= threshold[node] ? 0 : 1)];
      }
      score += leaf[-1 - node];
    }
    return score;
  }
}
