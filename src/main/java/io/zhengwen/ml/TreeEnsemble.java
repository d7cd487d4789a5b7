package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Boosted regression trees, evaluated from flat arrays. Immutable and thread-safe.
 *
 * <p>A split sends a value of at most its threshold to the left. Within a tree children follow
 * their parent; a child {@code c >= 0} is a split, {@code c < 0} the leaf {@code -1 - c}, both
 * counted over the whole ensemble.
 */
public final class TreeEnsemble {
  private static final int MOST = 1 << 20;
  private static final int MOST_DEPTH = 1 << 9;
  private static final int SPLIT_BYTES = Short.BYTES + Float.BYTES + 2 * Integer.BYTES;

  private final int features;
  private final int[] root;
  private final int[] feature;
  private final float[] threshold;
  private final int[] child;
  private final float[] leaf;

  private final TreeWalk walk;

  /** The mean of the leaves under each split. */
  private final double[] mean;

  /**
   * Creates an ensemble; arrays are not copied.
   *
   * @param features the number of inputs
   * @param root each tree's first node, coded like a child
   * @param feature each split's input
   * @param threshold each split's threshold
   * @param child each split's children, left at {@code 2 * split}, right after it
   * @param leaf each leaf's value
   * @throws IllegalArgumentException if the arrays do not describe trees, or trees too large
   */
  public TreeEnsemble(
      int features, int[] root, int[] feature, float[] threshold, int[] child, float[] leaf) {
    this.features = features;
    this.root = root;
    this.feature = feature;
    this.threshold = threshold;
    this.child = child;
    this.leaf = leaf;
    check();
    walk = new TreeWalk(features, root, feature, threshold, child, leaf);
    mean = means();
  }

  private void check() {
    require(threshold.length == feature.length && child.length == 2 * feature.length, "lengths");
    for (int r : root) {
      require(r < feature.length && -1 - r < leaf.length, "root", r);
    }
    for (int s = 0; s < feature.length; s++) {
      require(feature[s] >= 0 && feature[s] < features, "input", feature[s]);
      require(!Float.isNaN(threshold[s]), "threshold");
      for (int c = 2 * s; c < 2 * s + 2; c++) {
        // Children follow their parents, so there are no cycles.
        require(child[c] < 0 || child[c] > s, "child", child[c]);
        require(child[c] < feature.length && -1 - child[c] < leaf.length, "child", child[c]);
      }
    }
    for (float value : leaf) {
      require(Float.isFinite(value), "leaf");
    }
    checkEachNodeStandsOnce();
    checkDepth();
  }

  private void checkDepth() {
    int[] depth = new int[feature.length];
    for (int s = 0; s < feature.length; s++) {
      require(depth[s] < MOST_DEPTH, "depth");
      for (int c = 2 * s; c < 2 * s + 2; c++) {
        if (child[c] >= 0) {
          depth[child[c]] = depth[s] + 1;
        }
      }
    }
  }

  private void checkEachNodeStandsOnce() {
    int[] used = new int[feature.length + leaf.length];
    for (int[] nodes : List.of(root, child)) {
      for (int node : nodes) {
        used[node >= 0 ? node : feature.length - 1 - node]++;
      }
    }
    for (int times : used) {
      require(times == 1, "number of places of a node", times);
    }
  }

  private static void require(boolean condition, String what) {
    if (!condition) {
      throw new IllegalArgumentException("not trees: invalid " + what);
    }
  }

  private static void require(boolean condition, String what, int value) {
    if (!condition) {
      throw new IllegalArgumentException("not trees: invalid " + what + " " + value);
    }
  }

  /** The number of inputs. */
  public int features() {
    return features;
  }

  /** The number of trees. */
  public int trees() {
    return root.length;
  }

  /** The number of leaves of all trees. */
  public int leaves() {
    return leaf.length;
  }

  /**
   * Scores rows by all trees.
   *
   * @param values the inputs row by row, {@link #features()} each, all finite
   * @param rows the number of rows
   * @param scores receives the sum of the leaves reached by each row
   * @param at the index of the first row's score in {@code scores}
   */
  public void score(float[] values, int rows, double[] scores, int at) {
    score(values, rows, scores, at, EarlyExit.NEVER);
  }

  /**
   * Scores rows, each by as many trees as are needed to decide it.
   *
   * @param values the inputs row by row, {@link #features()} each, all finite
   * @param rows the number of rows
   * @param scores receives the sum of the leaves reached by each row, or what {@code exit} gives
   * @param at the index of the first row's score in {@code scores}
   * @param exit when a row is decided without further trees
   */
  public void score(float[] values, int rows, double[] scores, int at, EarlyExit exit) {
    walk.score(values, rows, scores, at, exit);
  }

  /**
   * Returns the contribution of each input to the score of a row, apart from the base that all rows
   * share (Saabas 2014): at every split on the row's path, the change of the mean leaf value is
   * attributed to the split's input.
   *
   * @return one entry an input, and the base last; their sum is the score up to rounding
   */
  public double[] contributions(float[] row) {
    double[] parts = new double[features + 1];
    for (int r : root) {
      int node = r;
      parts[features] += value(node);
      while (node >= 0) {
        int next = child[2 * node + (row[feature[node]] <= threshold[node] ? 0 : 1)];
        parts[feature[node]] += value(next) - mean[node];
        node = next;
      }
    }
    return parts;
  }

  private double value(int node) {
    return node >= 0 ? mean[node] : leaf[-1 - node];
  }

  private double[] means() {
    double[] sum = new double[feature.length];
    int[] count = new int[feature.length];
    for (int s = feature.length - 1; s >= 0; s--) {
      for (int c = 2 * s; c < 2 * s + 2; c++) {
        sum[s] += child[c] >= 0 ? sum[child[c]] : leaf[-1 - child[c]];
        count[s] += child[c] >= 0 ? count[child[c]] : 1;
      }
    }
    for (int s = 0; s < sum.length; s++) {
      sum[s] /= count[s];
    }
    return sum;
  }

  /** Writes the ensemble; {@link #read} reads it. */
  public void write(DataOutput out) throws IOException {
    out.writeInt(features);
    out.writeInt(root.length);
    out.writeInt(feature.length);
    out.writeInt(leaf.length);
    for (int r : root) {
      out.writeInt(r);
    }
    for (int s = 0; s < feature.length; s++) {
      out.writeShort(feature[s]);
      out.writeFloat(threshold[s]);
      out.writeInt(child[2 * s]);
      out.writeInt(child[2 * s + 1]);
    }
    for (float value : leaf) {
      out.writeFloat(value);
    }
  }

  /** Reads what {@link #write} wrote. Refuses an invalid ensemble. */
  public static TreeEnsemble read(DataInput in) throws IOException {
    int features = size(in, Short.MAX_VALUE);
    int trees = size(in, MOST);
    int splits = size(in, MOST);
    int leaves = size(in, MOST);
    if (leaves != trees + splits) {
      throw new ModelRefusedException(
          trees + " trees of " + splits + " splits cannot have " + leaves + " leaves");
    }
    ByteBuffer data =
        bytes(in, Integer.BYTES * trees + SPLIT_BYTES * splits + Float.BYTES * leaves);
    int[] root = new int[trees];
    for (int t = 0; t < root.length; t++) {
      root[t] = data.getInt();
    }
    int[] feature = new int[splits];
    float[] threshold = new float[splits];
    int[] child = new int[2 * splits];
    for (int s = 0; s < splits; s++) {
      feature[s] = Short.toUnsignedInt(data.getShort());
      threshold[s] = data.getFloat();
      child[2 * s] = data.getInt();
      child[2 * s + 1] = data.getInt();
    }
    float[] leaf = new float[leaves];
    data.asFloatBuffer().get(leaf);
    try {
      return new TreeEnsemble(features, root, feature, threshold, child, leaf);
    } catch (IllegalArgumentException e) {
      throw new ModelRefusedException(e.getMessage());
    }
  }

  /** Reads many numbers at once, which a fresh process does much faster than one by one. */
  private static ByteBuffer bytes(DataInput in, int count) throws IOException {
    byte[] bytes = new byte[count];
    in.readFully(bytes);
    return ByteBuffer.wrap(bytes);
  }

  private static int size(DataInput in, int most) throws IOException {
    int n = in.readInt();
    if (n < 0 || n > most) {
      throw new ModelRefusedException("a size must be from 0 to " + most + ", was " + n);
    }
    return n;
  }
}
