package io.zhengwen.method.density;

import io.zhengwen.page.PageModel;

/** Line numbers, depths and densities of every element, as SCEDD's steps 1 to 5 define them. */
final class SceddMeasures {
  private final int[] line;
  private final double[] density;
  private final int[] depth;
  private final int lineSum;
  private final int deepest;

  SceddMeasures(PageModel page, double linkWeight) {
    int n = page.size();
    line = new int[n];
    depth = new int[n];
    density = new double[n];
    double[] weighted = new double[n + 1];
    int lines = 0;
    int most = 0;
    for (int i = 0; i < n; i++) {
      int p = page.parent(i);
      depth[i] = p < 0 ? 0 : depth[p] + 1;
      most = Math.max(most, depth[i]);
      if (!page.isText(i) && page.isVisible(i) && page.isBlockLevel(i)) {
        lines++;
      }
      line[i] = lines;
      double weight = page.inControl(i) ? 0 : page.inLink(i) ? linkWeight : 1;
      weighted[i + 1] = weighted[i] + (page.isText(i) ? weight * page.measures().chars(i) : 0);
    }
    for (int i = 0; i < n; i++) {
      if (!page.isText(i)) {
        density[i] = (weighted[page.end(i)] - weighted[i]) / Math.max(1, page.measures().tags(i));
      }
    }
    lineSum = lines;
    deepest = Math.max(1, most);
  }

  /** Returns the number of block-level elements opened up to and including {@code i}. */
  int line(int i) {
    return line[i];
  }

  /** Returns the page's last line. */
  int lineSum() {
    return lineSum;
  }

  /** Returns the weighted characters per element of the subtree; 0 for text nodes. */
  double density(int i) {
    return density[i];
  }

  /** Returns the depth below body as a share of the page's greatest, 0 to 1. */
  double relativeDepth(int i) {
    return (double) depth[i] / deepest;
  }
}
