package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.ml.FeatureRow;

/**
 * Features of a block's place relative to the last heading before it, the first {@code h1}, the
 * block most similar to the page's title, and long blocks. Distances are numbers of blocks unless
 * the name says otherwise.
 */
final class LandmarkFeatures implements FeatureRow.Source {
  private static final int NONE = 999;
  private static final int FAR = 99;
  private static final double TITLE_LIKE = .3;

  private final ElementTree tree;
  private final BlockMeasures m;
  private final int[] heading;
  private final int[] previousLong;
  private final int[] nextLong;
  private int firstLong = -1;
  private int lastLong = -1;
  private int h1 = -1;
  private int title;

  LandmarkFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
    heading = new int[m.size];
    previousLong = new int[m.size];
    nextLong = new int[m.size];
    double bestTitle = 0;
    int lastHeading = -1;
    for (int b = 0; b < m.size; b++) {
      int own = tree.own[tree.owner[b]];
      boolean isHeading = (own & TagClass.HEADING) != 0;
      boolean isH1 = (own & TagClass.H1) != 0;
      lastHeading = isHeading ? b : lastHeading;
      heading[b] = lastHeading;
      h1 = isH1 && h1 < 0 ? b : h1;
      double like = m.titleJaccard[b] + (isH1 ? .3 : 0) + (isHeading ? .1 : 0);
      if (like > bestTitle) {
        bestTitle = like;
        title = b;
      }
      firstLong = m.isLong[b] && firstLong < 0 ? b : firstLong;
      lastLong = m.isLong[b] ? b : lastLong;
      previousLong[b] = lastLong;
    }
    if (bestTitle < TITLE_LIKE) {
      title = Math.max(0, h1);
    }
    int next = -1;
    for (int b = m.size - 1; b >= 0; b--) {
      next = m.isLong[b] ? b : next;
      nextLong[b] = next;
    }
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int h = heading[b];
    row.add("heading.distance", h < 0 ? NONE : b - h);
    row.add("heading.words", h < 0 ? 10 * NONE : m.words(h, b));
    row.add("heading.level", h < 0 ? 0 : level(h));
    row.add("heading.linkDensity", h < 0 ? -1 : m.linkDensity[h]);
    row.add("heading.length", h < 0 ? -1 : m.words[h]);
    row.add("afterTitle", b - title);
    row.add("afterTitle.wordShare", (m.wordSum[b] - m.wordSum[title]) / m.allWords());
    row.add("afterH1", h1 < 0 ? -NONE : b - h1);
    row.add("afterFirstLong", firstLong < 0 ? -NONE : b - firstLong);
    row.add("afterLastLong", lastLong < 0 ? -NONE : b - lastLong);
    row.add("previousLong", previousLong[b] < 0 ? FAR : b - previousLong[b]);
    row.add("nextLong", nextLong[b] < 0 ? FAR : nextLong[b] - b);
  }

  /** Returns the level of a heading, 1 to 3, or 4 for all lower ones. */
  private int level(int b) {
    int own = tree.own[tree.owner[b]];
    return 1 + Integer.numberOfTrailingZeros(own / TagClass.H1 & 15);
  }
}
