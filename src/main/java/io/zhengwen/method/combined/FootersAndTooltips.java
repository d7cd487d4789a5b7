package io.zhengwen.method.combined;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Takes the footer of a page and its tooltips from the blocks that may be main text. On pages of
 * several texts, each looks like one more card; their elements and ARIA roles tell them. A footer
 * of an article or a section belongs to it and stays.
 */
final class FootersAndTooltips {
  /** Blocks less likely than this are not kept anyway. */
  private static final double LIKELY = .05;

  private static final int ROLE = PageModel.attributeSet("role");

  /** Elements and roles whose footers are not the page's: sections, quotations, cells, items. */
  private static final Set<String> SECTIONS =
      Set.of(
          "article",
          "aside",
          "blockquote",
          "details",
          "dialog",
          "fieldset",
          "figure",
          "li",
          "main",
          "nav",
          "section",
          "td",
          "complementary",
          "listitem",
          "region");

  private final PageModel page;

  /**
   * The outermost element around each node, itself included, that is a tooltip or the footer of the
   * page; 0 for none.
   */
  private final int[] outermost;

  private FootersAndTooltips(PageModel page) {
    this.page = page;
    outermost = new int[page.size()];
    boolean[] inSection = new boolean[page.size()];
    for (int i = 1; i < outermost.length; i++) {
      int parent = page.parent(i);
      outermost[i] = outermost[parent];
      inSection[i] = inSection[parent];
      if (!page.isText(i) && outermost[i] == 0) {
        String role = page.mayHaveAny(i, ROLE) ? page.attr(i, "role") : "";
        boolean isFooter =
            role.isEmpty() ? page.tag(i).equals("footer") : role.equals("contentinfo");
        if (role.equals("tooltip") || isFooter && !inSection[i]) {
          outermost[i] = i;
        }
        inSection[i] |= !isFooter && (SECTIONS.contains(page.tag(i)) || SECTIONS.contains(role));
      }
    }
  }

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, Blocks blocks, double[] p) {
    FootersAndTooltips elements = null;
    for (int b = 0; b < p.length; b++) {
      if (p[b] > LIKELY) {
        elements = elements == null ? new FootersAndTooltips(page) : elements;
        p[b] = elements.holdAll(blocks.start(b), blocks.end(b)) ? 0 : p[b];
      }
    }
  }

  private boolean holdAll(int start, int end) {
    int element = outermost[page.parent(start)];
    return element > 0 && end <= page.end(element);
  }
}
