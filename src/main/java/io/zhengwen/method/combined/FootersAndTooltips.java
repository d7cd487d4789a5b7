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

  private FootersAndTooltips(PageModel page) {
    this.page = page;
  }

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, Blocks blocks, double[] p) {
    FootersAndTooltips found = new FootersAndTooltips(page);
    int sectionEnd = 0;
    int b = 0;
    int i = 1;
    while (i < page.size()) {
      if (page.isText(i)) {
        i++;
        continue;
      }
      String role = found.role(i);
      int end = page.end(i);
      if (role.equals("tooltip") || i >= sectionEnd && role.equals("contentinfo")) {
        b = blocks.firstFrom(b, i);
        for (; b < p.length && blocks.end(b) <= end; b++) {
          p[b] = p[b] > LIKELY ? 0 : p[b];
        }
        i = end;
        continue;
      }
      sectionEnd = SECTIONS.contains(role) ? Math.max(sectionEnd, end) : sectionEnd;
      i++;
    }
  }

  /** The role that an element is given, or else the one that its tag has, or its tag. */
  private String role(int element) {
    String given = page.mayHaveAny(element, ROLE) ? page.attr(element, "role") : "";
    if (!given.isEmpty()) {
      return given;
    }
    String tag = page.tag(element);
    return tag.equals("footer") ? "contentinfo" : tag;
  }
}
