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

  private FootersAndTooltips() {}

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, Blocks blocks, double[] p) {
    for (int b = 0; b < p.length; b++) {
      if (p[b] > LIKELY && isInAny(page, blocks.start(b), blocks.end(b))) {
        p[b] = 0;
      }
    }
  }

  private static boolean isInAny(PageModel page, int start, int end) {
    boolean inFooter = false;
    for (int at = page.parent(start); at > 0; at = page.parent(at)) {
      String tag = page.tag(at);
      String role = page.mayHaveAny(at, ROLE) ? page.attr(at, "role") : "";
      boolean isWhole = end <= page.end(at);
      if (isWhole && role.equals("tooltip")) {
        return true;
      }
      if (isWhole && (role.isEmpty() ? tag.equals("footer") : role.equals("contentinfo"))) {
        inFooter = true;
      } else if (SECTIONS.contains(tag) || SECTIONS.contains(role)) {
        inFooter = false;
      }
    }
    return inFooter;
  }
}
