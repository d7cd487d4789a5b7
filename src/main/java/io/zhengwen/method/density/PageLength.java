package io.zhengwen.method.density;

import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.nio.charset.Charset;

/**
 * The page-length classifier (Xi et al. 2016, section 3): a page is short if its rough extraction
 * is.
 */
final class PageLength {
  private PageLength() {}

  /** Returns the element that is the rough extraction. */
  static int roughExtraction(
      PageModel page, DensityParams.Rough rough, CompositeTextDensity densities) {
    return switch (rough) {
      case DENSITY_SUM -> densities.best(0);
      case DENSITY -> densest(page);
    };
  }

  /**
   * Returns the element with the greatest {@code C_i / T_i}, the first of several; body if the page
   * has no text.
   */
  private static int densest(PageModel page) {
    int densest = 0;
    double most = 0;
    for (int i = 0; i < page.size(); i++) {
      double density =
          page.isText(i)
              ? 0
              : (double) page.measures().chars(i) / Math.max(1, page.measures().tags(i));
      if (density > most) {
        most = density;
        densest = i;
      }
    }
    return densest;
  }

  /** Returns the number of bytes of an element's text. */
  static int bytes(PageModel page, int element, Charset charset) {
    return TextRenderer.render(page, Selection.ofSubtree(page, element)).getBytes(charset).length;
  }

  /** Returns an element's share of the page's text outside links, 0 to 1. */
  static double share(PageModel page, int element) {
    int all = page.measures().chars(0) - page.measures().linkChars(0);
    return all == 0
        ? 0
        : (double) (page.measures().chars(element) - page.measures().linkChars(element)) / all;
  }
}
