package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.HashedWeights;
import java.util.Arrays;

/**
 * The lexicon's score of a block's element: {@link HashedWeights#score} of its {@link NameKeys},
 * with the sums over ancestors carried down the tree. Not thread-safe.
 */
final class LexiconScores implements FeatureRow.Source {
  static final String NAME = "names.lexicon";

  private final ElementTree tree;
  private final HashedWeights lexicon;

  /** The weights of each word of the page, by its number: at any level, near, and as own. */
  private final float[] any;

  private final float[] near;
  private final float[] own;

  /** The sum of the weights of the distinct words of each element and its ancestors. */
  private final double[] pathSum;

  /** The number of those words. */
  private final int[] pathCount;

  /** The number of the query that last counted each word: near, and as own. */
  private final int[] nearIn;

  private final int[] ownIn;
  private int query;

  /** The score of each element, NaN until it is needed. */
  private final float[] known;

  /** Prepares the scores of the elements of a tree. */
  LexiconScores(ElementTree tree, HashedWeights lexicon) {
    this.tree = tree;
    this.lexicon = lexicon;
    any = weights(NameKeys.ANY);
    near = weights(NameKeys.NEAR);
    own = weights(NameKeys.OWN);
    pathSum = new double[tree.size];
    pathCount = new int[tree.size];
    nearIn = new int[any.length];
    ownIn = new int[any.length];
    known = new float[tree.size];
    Arrays.fill(known, Float.NaN);
    sumPaths();
  }

  private float[] weights(int kind) {
    float[] weights = new float[tree.wordHash.length];
    for (int w = 0; w < weights.length; w++) {
      weights[w] = lexicon.weight(NameKeys.key(kind, tree.wordHash[w]));
    }
    return weights;
  }

  private void sumPaths() {
    int[] onPath = new int[any.length];
    int last = -1;
    for (int e = 0; e < tree.size; e++) {
      int p = tree.parent[e];
      for (; last != p; last = tree.parent[last]) {
        for (int n = tree.nameStart[last]; n < tree.nameStart[last + 1]; n++) {
          onPath[tree.names[n]]--;
        }
      }
      last = e;
      double sum = p < 0 ? 0 : pathSum[p];
      int count = p < 0 ? 0 : pathCount[p];
      for (int n = tree.nameStart[e]; n < tree.nameStart[e + 1]; n++) {
        int word = tree.names[n];
        if (onPath[word]++ == 0) {
          sum += any[word];
          count++;
        }
      }
      pathSum[e] = sum;
      pathCount[e] = count;
    }
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int e = tree.owner[b];
    if (Float.isNaN(known[e])) {
      known[e] = of(e);
    }
    row.add(NAME, known[e]);
  }

  /** Returns the score of an element. */
  float of(int e) {
    query++;
    double sum = pathSum[e];
    int count = pathCount[e] + 2;
    int level = 0;
    for (int a = e; a >= 0 && level <= NameKeys.NEAR_LEVELS; a = tree.parent[a]) {
      for (int n = tree.nameStart[a]; n < tree.nameStart[a + 1]; n++) {
        int word = tree.names[n];
        if (nearIn[word] != query) {
          nearIn[word] = query;
          sum += near[word];
          count++;
        }
        if (level == 0 && ownIn[word] != query) {
          ownIn[word] = query;
          sum += own[word];
          count++;
        }
      }
      level++;
    }
    sum += lexicon.weight(NameKeys.path2(tree, e));
    sum += lexicon.weight(NameKeys.path3(tree, e));
    return (float) (sum / Math.sqrt(count));
  }
}
