package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.Hashes;
import io.zhengwen.method.combined.names.KeyIndex;
import io.zhengwen.ml.FeatureRow;

/**
 * Features of the record that a block is part of, and of all records like it.
 *
 * <p>A block's <em>record</em> is the outermost element around it that has the same path of tags
 * and classes as at least {@value #REPEATED} elements with text: a card of a grid, a post of a
 * thread, a paragraph of an article.
 */
final class RecordFeatures implements FeatureRow.Source {
  private static final int REPEATED = 3;

  private final int[] owner;
  private final ElementTree tree;
  private final BlockMeasures m;
  private final int[] paths;

  /** The record of each element, or -1. */
  private final int[] record;

  /** The group of each record and its place in the group. */
  private final int[] group;

  private final int[] place;

  /** Of each group: records, and what they hold together. */
  private final int[] count;

  private final double[] words;
  private final double[] longWords;
  private final long[] chars;
  private final long[] linkChars;
  private final int[] withImage;
  private final int[] withCurrency;
  private final int[] withHeading;
  private double greatest;

  /** The distinct texts of each group of blocks with the same path, and their number. */
  private final int[] texts;

  private final int[] blocks;

  RecordFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
    owner = tree.owner;
    paths = page.classPaths.group();
    record = new int[tree.size];
    place = new int[tree.size];
    KeyIndex index = new KeyIndex(tree.size / 2);
    group = groups(index);
    count = new int[index.size()];
    words = new double[count.length];
    longWords = new double[count.length];
    chars = new long[count.length];
    linkChars = new long[count.length];
    withImage = new int[count.length];
    withCurrency = new int[count.length];
    withHeading = new int[count.length];
    for (int e = 1; e < tree.size; e++) {
      place[e] = tree.blocks(e) > 0 ? count[group[e]]++ : 0;
    }
    record[0] = -1;
    for (int e = 1; e < tree.size; e++) {
      boolean outer = record[tree.parent[e]] < 0;
      boolean repeated = tree.blocks(e) > 0 && count[group[e]] >= REPEATED;
      record[e] = !outer ? record[tree.parent[e]] : repeated ? e : -1;
      if (record[e] == e) {
        add(e);
      }
    }
    texts = new int[page.classPaths.count()];
    blocks = new int[texts.length];
    KeyIndex seen = new KeyIndex(m.size);
    for (int b = 0; b < m.size; b++) {
      int before = seen.size();
      seen.idOf(Hashes.combine(paths[b], m.textId[b]));
      texts[paths[b]] += seen.size() - before;
      blocks[paths[b]]++;
    }
  }

  private int[] groups(KeyIndex index) {
    long[] path = new long[tree.size];
    int[] groups = new int[tree.size];
    for (int e = 1; e < tree.size; e++) {
      path[e] = Hashes.combine(path[tree.parent[e]], tree.signature[e]);
      groups[e] = index.idOf(path[e]);
    }
    return groups;
  }

  private void add(int e) {
    int g = group[e];
    int from = tree.first[e];
    int to = tree.end[e];
    words[g] += m.words(from, to);
    longWords[g] += m.longWordSum[to] - m.longWordSum[from];
    chars[g] += m.charSum[to] - m.charSum[from];
    linkChars[g] += m.linkCharSum[to] - m.linkCharSum[from];
    withImage[g] += m.imageSum[to] > m.imageSum[from] ? 1 : 0;
    withCurrency[g] += m.currencySum[to] > m.currencySum[from] ? 1 : 0;
    withHeading[g] += m.headingSum[to] > m.headingSum[from] ? 1 : 0;
    greatest = Math.max(greatest, words[g]);
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int r = record[owner[b]];
    int g = r < 0 ? -1 : group[r];
    double each = g < 0 ? 0 : 1.0 / count[g];
    row.add("records.count", g < 0 ? 0 : count[g]);
    row.add("records.wordShare", g < 0 ? 0 : words[g] / m.allWords());
    row.add("records.longWordShare", g < 0 ? 0 : longWords[g] / m.allLongWords());
    row.add("records.ofGreatest", g < 0 ? 0 : words[g] / Math.max(1, greatest));
    row.add("records.wordsEach", g < 0 ? 0 : words[g] * each);
    row.add("records.linkDensity", g < 0 ? 0 : (double) linkChars[g] / Math.max(1, chars[g]));
    row.add("records.images", g < 0 ? 0 : withImage[g] * each);
    row.add("records.currency", g < 0 ? 0 : withCurrency[g] * each);
    row.add("records.headings", g < 0 ? 0 : withHeading[g] * each);
    row.add("records.place", r < 0 ? 0 : place[r]);
    row.add("records.offset", r < 0 ? 0 : b - tree.first[r]);
    row.add("records.words", r < 0 ? 0 : m.words(tree.first[r], tree.end[r]));
    row.add("classPath.distinct", (double) texts[paths[b]] / blocks[paths[b]]);
  }
}
