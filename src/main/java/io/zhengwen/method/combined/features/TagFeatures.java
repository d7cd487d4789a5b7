package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.ml.FeatureRow;

/** Features of a block's element: its tag, the kinds of element around it, and its depth. */
final class TagFeatures implements FeatureRow.Source {
  private final ElementTree tree;

  TagFeatures(BlockPage page) {
    tree = page.tree;
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int e = tree.owner[b];
    row.addBits("tag.", TagClass.OWN, tree.own[e]);
    row.addBits("in.", TagClass.AROUND, tree.around[e]);
    row.add("depth", tree.depth[e]);
  }
}
