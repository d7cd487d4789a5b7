package io.zhengwen.method.combined.features;

import java.util.List;

/**
 * Some features of every block of one page. What a block's values need from the whole page is
 * computed on construction, in time linear in the page.
 */
interface FeatureGroup {
  /** The features' names, in the order of the values. */
  List<String> names();

  /** Writes the values of block {@code b} to {@code row} from {@code at} on. */
  void fill(int b, float[] row, int at);
}
