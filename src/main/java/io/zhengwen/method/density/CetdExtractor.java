package io.zhengwen.method.density;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.function.IntToDoubleFunction;

/**
 * CETD, content extraction via composite text density (Sun, Song, Liao, SIGIR 2011, section 4), for
 * long pages. It has no parameters: the threshold comes from the page.
 */
public final class CetdExtractor implements Extractor {
  @Override
  public Extraction extract(PageModel page) {
    return extract(page, new CompositeTextDensity(page));
  }

  static Extraction extract(PageModel page, CompositeTextDensity densities) {
    double threshold = threshold(page, densities.best(0), densities::density);
    Selection marked =
        page.measures().chars(0) == 0 ? Selection.empty() : mark(page, densities, threshold);
    return Extraction.of(marked).explainedBy(() -> explain(page, densities, threshold)).build();
  }

  /** Returns the least density on the path from an element to body. */
  static double threshold(PageModel page, int element, IntToDoubleFunction density) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = element; i >= 0; i = page.parent(i)) {
      least = Math.min(least, density.applyAsDouble(i));
    }
    return least;
  }

  /**
   * In every element at least as dense as the threshold, body first, marks the element of the
   * greatest DensitySum with its subtree.
   */
  private static Selection mark(PageModel page, CompositeTextDensity densities, double threshold) {
    Selection.Builder marked = new Selection.Builder(page);
    BitSet covered = new BitSet(page.size());
    int i = 0;
    while (i < page.size()) {
      if (covered.get(i) || page.isText(i) || densities.density(i) < threshold) {
        i = page.end(i);
        continue;
      }
      int best = densities.best(i);
      if (!covered.get(best)) {
        covered.set(best, page.end(best));
        marked.addSubtree(best);
      }
      i++;
    }
    return marked.build();
  }

  private static Explanation explain(PageModel page, CompositeTextDensity d, double threshold) {
    int best = d.best(0);
    return Explanation.of(
            "threshold: least composite text density on the path from the best element to body",
            threshold,
            Explanation.of(
                "greatest DensitySum, at element " + NodePath.of(page, best),
                d.densitySum(best),
                Explanation.of("its composite text density", d.density(best)),
                Explanation.of("its characters", page.measures().chars(best)),
                Explanation.of("its elements", page.measures().tags(best))))
        .with(Explanation.ofBlocks(page, "composite text density of its element", d::density));
  }
}
