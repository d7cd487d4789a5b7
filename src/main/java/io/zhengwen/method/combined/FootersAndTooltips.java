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

  private static final String FOOTER = "footer";

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

  /** The innermost element that matters around each node, itself included; 0 for none. */
  private final int[] innermost;

  private FootersAndTooltips(PageModel page) {
    this.page = page;
    innermost = new int[page.size()];
    for (int i = 1; i < innermost.length; i++) {
      innermost[i] = !page.isText(i) && matters(i) ? i : innermost[page.parent(i)];
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

  private boolean matters(int element) {
    String tag = page.tag(element);
    return tag.equals(FOOTER) || SECTIONS.contains(tag) || !role(element).isEmpty();
  }

  private String role(int element) {
    return page.mayHaveAny(element, ROLE) ? page.attr(element, "role") : "";
  }

  private boolean holdAll(int start, int end) {
    boolean inFooter = false;
    int at = innermost[page.parent(start)];
    while (at > 0) {
      String tag = page.tag(at);
      String role = role(at);
      boolean isWhole = end <= page.end(at);
      if (isWhole && role.equals("tooltip")) {
        return true;
      }
      if (isWhole && (role.isEmpty() ? tag.equals(FOOTER) : role.equals("contentinfo"))) {
        inFooter = true;
      } else if (SECTIONS.contains(tag) || SECTIONS.contains(role)) {
        inFooter = false;
      }
      at = innermost[page.parent(at)];
    }
    return inFooter;
  }
}
