package io.zhengwen.method.density;

import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.nio.charset.Charset;

/**
 * The page-length classifier (Xi et al. 2016, section 3): a page is short when its rough
 * extraction, the text of the element of the greatest text density, is short.
 */
final class PageLength {
  private PageLength() {}

  /** The element with the greatest {@code C_i / T_i}, the first of equals; -1 without text. */
  static int densest(PageModel page) {
    int densest = -1;
    double most = 0;
    for (int i = 0; i < page.size(); i++) {
      double density = page.isText(i) ? 0 : (double) page.chars(i) / Math.max(1, page.tags(i));
      if (density > most) {
        most = density;
        densest = i;
      }
    }
    return densest;
  }

  /** Bytes of the rough extraction. */
  static int bytes(PageModel page, Charset charset) {
    int densest = densest(page);
    if (densest < 0) {
      return 0;
    }
    return TextRenderer.render(page, Selection.ofSubtree(page, densest)).getBytes(charset).length;
  }
}
