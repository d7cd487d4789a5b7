package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.TreeEnsemble;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Parses the text format of LightGBM's models. */
final class LightGbmText {
  private final int features;
  private final List<Integer> roots = new ArrayList<>();
  private final List<Integer> split = new ArrayList<>();
  private final List<Float> threshold = new ArrayList<>();
  private final List<Integer> child = new ArrayList<>();
  private final List<Float> leaf = new ArrayList<>();

  private LightGbmText(int features) {
    this.features = features;
  }

  /**
   * The trees of a model of numerical inputs without missing values.
   *
   * @throws IllegalArgumentException if the text is not such a model
   */
  static TreeEnsemble parse(String text, int features) {
    LightGbmText model = new LightGbmText(features);
    Map<String, String> fields = null;
    for (String line : text.lines().toList()) {
      if (line.startsWith("Tree=")) {
        fields = new HashMap<>();
      } else if (fields != null && line.isBlank() && !fields.isEmpty()) {
        model.add(fields);
        fields = null;
      } else if (fields != null && line.contains("=")) {
        int at = line.indexOf('=');
        fields.put(line.substring(0, at), line.substring(at + 1));
      }
    }
    return model.build();
  }

  private void add(Map<String, String> fields) {
    int leaves = Integer.parseInt(fields.get("num_leaves"));
    int firstSplit = split.size();
    int firstLeaf = leaf.size();
    for (String value : words(fields, "leaf_value")) {
      leaf.add(Float.parseFloat(value));
    }
    if (leaves == 1) {
      roots.add(-1 - firstLeaf);
      return;
    }
    roots.add(firstSplit);
    String[] feature = words(fields, "split_feature");
    String[] limit = words(fields, "threshold");
    String[] type = words(fields, "decision_type");
    String[] left = words(fields, "left_child");
    String[] right = words(fields, "right_child");
    for (int s = 0; s < feature.length; s++) {
      // Bit 0: categorical; bits 2 and 3: how missing values are treated.
      if ((Integer.parseInt(type[s]) & 0b1101) != 0) {
        throw new IllegalArgumentException("decision type " + type[s] + " is not supported");
      }
      split.add(Integer.parseInt(feature[s]));
      threshold.add(roundDown(Double.parseDouble(limit[s])));
      child.add(child(left[s], firstSplit, firstLeaf));
      child.add(child(right[s], firstSplit, firstLeaf));
    }
  }

  private static String[] words(Map<String, String> fields, String name) {
    String value = fields.get(name);
    if (value == null) {
      throw new IllegalArgumentException("a tree has no " + name);
    }
    return value.split(" ");
  }

  /** LightGBM writes leaf l as -1 - l. */
  private static int child(String text, int firstSplit, int firstLeaf) {
    int c = Integer.parseInt(text);
    return c >= 0 ? firstSplit + c : c - firstLeaf;
  }

  /**
   * Returns the greatest float that is at most {@code limit}, which splits floats in the same way.
   */
  private static float roundDown(double limit) {
    float f = (float) limit;
    return f > limit ? Math.nextDown(f) : f;
  }

  private TreeEnsemble build() {
    float[] thresholds = new float[threshold.size()];
    for (int i = 0; i < thresholds.length; i++) {
      thresholds[i] = threshold.get(i);
    }
    float[] leaves = new float[leaf.size()];
    for (int i = 0; i < leaves.length; i++) {
      leaves[i] = leaf.get(i);
    }
    return new TreeEnsemble(features, ints(roots), ints(split), thresholds, ints(child), leaves);
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }
}
