package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import java.util.List;

/**
 * Where the block stands to the last heading before it, to the first h1, to the block most like the
 * page's title, and to long blocks. Distances in blocks unless named otherwise.
 */
final class LandmarkFeatures implements FeatureGroup {
  private static final int NONE = 999;
  private static final int FAR = 99;
  private static final double TITLE_LIKE = .3;
  private static final List<String> NAMES =
      List.of(
          "heading.distance",
          "heading.words",
          "heading.level",
          "heading.linkDensity",
          "heading.length",
          "afterTitle",
          "afterTitle.wordShare",
          "afterH1",
          "afterFirstLong",
          "afterLastLong",
          "previousLong",
          "nextLong");

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
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    int h = heading[b];
    int i = at;
    row[i++] = h < 0 ? NONE : b - h;
    row[i++] = h < 0 ? 10 * NONE : (float) m.words(h, b);
    row[i++] = h < 0 ? 0 : level(h);
    row[i++] = h < 0 ? -1 : (float) m.linkDensity[h];
    row[i++] = h < 0 ? -1 : (float) m.words[h];
    row[i++] = b - title;
    row[i++] = (float) ((m.wordSum[b] - m.wordSum[title]) / m.allWords());
    row[i++] = h1 < 0 ? -NONE : b - h1;
    row[i++] = firstLong < 0 ? -NONE : b - firstLong;
    row[i++] = lastLong < 0 ? -NONE : b - lastLong;
    row[i++] = previousLong[b] < 0 ? FAR : b - previousLong[b];
    row[i] = nextLong[b] < 0 ? FAR : nextLong[b] - b;
  }

  /** 1 to 3, 4 for all lower headings. */
  private int level(int b) {
    int own = tree.own[tree.owner[b]];
    return 1 + Integer.numberOfTrailingZeros(own / TagClass.H1 & 15);
  }
}
