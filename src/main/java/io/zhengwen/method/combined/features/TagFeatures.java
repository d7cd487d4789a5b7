package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import java.util.List;
import java.util.stream.Stream;

/** The tag of the block's element, the kinds of element it stands in, and its depth. */
final class TagFeatures implements FeatureGroup {
  private static final List<String> NAMES =
      Stream.of(
              TagClass.OWN.stream().map(g -> "tag." + g),
              TagClass.AROUND.stream().map(k -> "in." + k),
              Stream.of("depth"))
          .flatMap(s -> s)
          .toList();

  private final ElementTree tree;

  TagFeatures(BlockPage page) {
    tree = page.tree;
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    int e = tree.owner[b];
    int i = at;
    for (int g = 0; g < TagClass.OWN.size(); g++) {
      row[i++] = tree.own[e] >> g & 1;
    }
    for (int k = 0; k < TagClass.AROUND.size(); k++) {
      row[i++] = tree.around[e] >> k & 1;
    }
    row[i] = tree.depth[e];
  }
}
