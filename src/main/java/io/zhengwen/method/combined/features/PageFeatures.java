package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameFamilies;
import io.zhengwen.method.combined.names.TagClass;
import java.util.ArrayList;
import java.util.List;

/** Counts and shares over the whole page, the same for all of its blocks. */
final class PageFeatures implements FeatureGroup {
  private static final List<String> NAMES =
      List.of(
          "page.blocks",
          "page.words",
          "page.linkDensity",
          "page.long",
          "page.longWordShare",
          "page.wordsPerBlock",
          "page.currency",
          "page.paragraphShare",
          "page.inListShare",
          "page.cellShare",
          "page.headings",
          "page.h1",
          "page.articles",
          "page.mains",
          "page.controls",
          "page.imagesPerBlock",
          "page.buttonShare",
          "page.inPre",
          "page.cjkShare",
          "page.densitySum",
          "page.commentNames",
          "page.forumNames",
          "page.productNames",
          "page.cardNames",
          "page.siblings");

  private final float[] values;

  PageFeatures(BlockPage page, RepetitionFeatures repetition) {
    ElementTree tree = page.tree;
    BlockMeasures m = page.measures;
    int n = m.size;
    double perBlock = 1.0 / Math.max(1, n);
    double inList = 0;
    double inCell = 0;
    int h1 = 0;
    int buttons = 0;
    int pre = 0;
    for (int b = 0; b < n; b++) {
      int e = tree.owner[b];
      inList += (tree.around[e] & TagClass.IN_LI) != 0 ? m.words[b] : 0;
      inCell += (tree.own[e] & TagClass.TD) != 0 ? m.words[b] : 0;
      h1 += (tree.own[e] & TagClass.H1) != 0 ? 1 : 0;
      buttons += (tree.around[e] & TagClass.IN_BUTTON) != 0 ? 1 : 0;
      pre += (tree.around[e] & TagClass.IN_PRE) != 0 ? 1 : 0;
    }
    List<Number> v = new ArrayList<>();
    v.add(n);
    v.add(m.allWords());
    v.add(m.linkDensity(0, n));
    v.add(m.longSum[n]);
    v.add(m.longWordSum[n] / m.allWords());
    v.add(m.allWords() * perBlock);
    v.add(m.currencySum[n]);
    v.add(m.paragraphWordSum[n] / m.allWords());
    v.add(inList / m.allWords());
    v.add(inCell / m.allWords());
    v.add(m.headingSum[n]);
    v.add(h1);
    v.add(tree.articles);
    v.add(tree.mains);
    v.add(tree.controls);
    v.add(tree.images * perBlock);
    v.add(buttons * perBlock);
    v.add(pre);
    v.add((double) m.cjk / Math.max(1, m.charSum[n]));
    v.add(page.scores.greatestDensitySum);
    v.add(named(tree, NameFamilies.COMMENT));
    v.add((double) named(tree, NameFamilies.FORUM) / tree.size);
    v.add((double) named(tree, NameFamilies.PRODUCT) / tree.size);
    v.add((double) named(tree, NameFamilies.CARD) / tree.size);
    v.add(repetition.mostSiblings());
    values = new float[v.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = v.get(i).floatValue();
    }
  }

  private static int named(ElementTree tree, int family) {
    int count = 0;
    for (int e = 0; e < tree.size; e++) {
      count += tree.families[e] >> family & 1;
    }
    return count;
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    System.arraycopy(values, 0, row, at, values.length);
  }
}
