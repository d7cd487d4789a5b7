package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameFamilies;
import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.FeatureTable;

/**
 * Features of a page as a whole, the same for all of its blocks: counts and shares. The share of
 * CJK letters is 0 on {@linkplain BlockMeasures#isOfShortBlocks pages of short blocks}: labelled
 * sets have few such pages in Chinese, and what they teach of Chinese news is wrong of grids and
 * lists.
 */
final class PageFeatures implements FeatureRow.Source {
  private final ElementTree tree;
  private final BlockMeasures m;
  private final SubtreeScores scores;
  private final RepetitionFeatures repetition;
  private final FeatureTable page;

  PageFeatures(BlockPage page, RepetitionFeatures repetition) {
    tree = page.tree;
    m = page.measures;
    scores = page.scores;
    this.repetition = repetition;
    this.page = new FeatureTable(1, (row, i) -> addPage(row));
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    page.addTo(row, "page.", 0);
  }

  private void addPage(FeatureRow row) {
    int n = m.size;
    double perBlock = 1.0 / Math.max(1, n);
    row.add("blocks", n);
    row.add("words", m.allWords());
    row.add("linkDensity", m.linkDensity(0, n));
    row.add("long", m.longSum[n]);
    row.add("longWordShare", m.longWordSum[n] / m.allWords());
    row.add("wordsPerBlock", m.allWords() * perBlock);
    row.add("currency", m.currencySum[n]);
    row.add("paragraphShare", m.paragraphWordSum[n] / m.allWords());
    row.add("inListShare", words(tree.around, TagClass.IN_LI) / m.allWords());
    row.add("cellShare", words(tree.own, TagClass.TD) / m.allWords());
    row.add("headings", m.headingSum[n]);
    row.add("h1", blocks(tree.own, TagClass.H1));
    row.add("articles", tree.articles);
    row.add("mains", tree.mains);
    row.add("controls", tree.controls);
    row.add("imagesPerBlock", tree.images * perBlock);
    row.add("buttonShare", blocks(tree.around, TagClass.IN_BUTTON) * perBlock);
    row.add("inPre", blocks(tree.around, TagClass.IN_PRE));
    row.add("cjkShare", m.isOfShortBlocks() ? 0 : (double) m.cjk / Math.max(1, m.charSum[n]));
    row.add("densitySum", scores.greatestDensitySum);
    row.add("commentNames", elements(NameFamilies.COMMENT));
    row.add("forumNames", (double) elements(NameFamilies.FORUM) / tree.size);
    row.add("productNames", (double) elements(NameFamilies.PRODUCT) / tree.size);
    row.add("cardNames", (double) elements(NameFamilies.CARD) / tree.size);
    row.add("siblings", repetition.mostSiblings());
  }

  /** Returns the words of the blocks whose element has a bit. */
  private double words(int[] bits, int bit) {
    double words = 0;
    for (int b = 0; b < m.size; b++) {
      words += (bits[tree.owner[b]] & bit) != 0 ? m.words[b] : 0;
    }
    return words;
  }

  /** Returns the number of blocks whose element has a bit. */
  private int blocks(int[] bits, int bit) {
    int count = 0;
    for (int b = 0; b < m.size; b++) {
      count += (bits[tree.owner[b]] & bit) != 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns the number of elements with a name of a family. */
  private int elements(int family) {
    int count = 0;
    for (int e = 0; e < tree.size; e++) {
      count += tree.families[e] >> family & 1;
    }
    return count;
  }
}
