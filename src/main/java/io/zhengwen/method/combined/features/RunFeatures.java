package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;

/**
 * Features of a block's place in the main run and among the page's <em>paragraphs</em>: the blocks
 * of the path of tags and classes that holds most words of long blocks.
 */
final class RunFeatures implements FeatureRow.Source {
  private static final int NONE = 999;

  private final BlockMeasures m;
  private final int[] paths;
  private final MainRun run;
  private final int paragraphs;
  private final double paragraphShare;
  private final int[] previous;
  private final int[] next;

  /** The words of paragraphs before each block. */
  private final double[] before;

  RunFeatures(BlockPage page) {
    m = page.measures;
    paths = page.classPaths.group();
    run = page.run;
    double[] words = new double[Math.max(1, page.classPaths.count())];
    for (int b = 0; b < m.size; b++) {
      words[paths[b]] += m.isLong[b] ? m.words[b] : 0;
    }
    int most = 0;
    for (int g = 1; g < words.length; g++) {
      most = words[g] > words[most] ? g : most;
    }
    paragraphs = words[most] > 0 ? most : -1;
    paragraphShare = words[most] / m.allLongWords();
    previous = new int[m.size];
    next = new int[m.size];
    before = new double[m.size + 1];
    int last = -1;
    for (int b = 0; b < m.size; b++) {
      boolean paragraph = paths[b] == paragraphs;
      before[b + 1] = before[b] + (paragraph ? m.words[b] : 0);
      last = paragraph ? b : last;
      previous[b] = last < 0 ? NONE : Math.min(NONE, b - last);
    }
    last = -1;
    for (int b = m.size - 1; b >= 0; b--) {
      last = paths[b] == paragraphs ? b : last;
      next[b] = last < 0 ? NONE : Math.min(NONE, last - b);
    }
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    double all = Math.max(1, before[m.size]);
    row.add("run.in", b >= run.from() && b < run.to() ? 1 : 0);
    row.add("run.afterStart", b - run.from());
    row.add("run.beforeEnd", run.to() - b);
    row.add("run.longWordShare", run.share());
    row.add("paragraphs.own", paths[b] == paragraphs ? 1 : 0);
    row.add("paragraphs.share", paragraphShare);
    row.add("paragraphs.before", before[b] / all);
    row.add("paragraphs.after", (before[m.size] - before[b + 1]) / all);
    row.add("paragraphs.previous", previous[b]);
    row.add("paragraphs.next", next[b]);
  }
}
