package io.zhengwen.method.sitetemplate;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;

/**
 * A leaf-level tag with text, the smallest piece of a page that can be a template.
 *
 * <p>A unit is a text block with its nearest block-level element. In a block of links and
 * separators only, it is a link with the separators after it. Links within sentences are not units,
 * so that no template can remove a word from a sentence.
 *
 * @param tag the name of its element
 * @param text its visible text, with white space collapsed and without separators around a link
 * @param from its first text node
 * @param to the index after its last text node
 */
record TextUnit(String tag, String text, int from, int to) {
  static final int LONGEST_TEXT = 1_000;
  static final int LONGEST_TAG = 100;

  /** Returns whether text and tag name are short enough for a template. */
  boolean isShort() {
    return text.length() <= LONGEST_TEXT && tag.length() <= LONGEST_TAG;
  }

  /** Returns the units of a page in document order. */
  static List<TextUnit> of(PageModel page) {
    List<TextUnit> units = new ArrayList<>();
    Blocks blocks = Blocks.visible(page);
    for (int b = 0; b < blocks.size(); b++) {
      int from = blocks.start(b);
      int to = blocks.end(b);
      if (isLinksOnly(page, from, to)) {
        addLinks(page, from, to, units);
      } else {
        String tag = page.tag(blocks.owner(b));
        units.add(new TextUnit(tag, text(page, from, to, false), from, to));
      }
    }
    return units;
  }

  private static boolean isLinksOnly(PageModel page, int from, int to) {
    for (int i = from; i < to; i++) {
      if (page.isText(i) && page.isVisible(i) && page.hasWord(i) && !page.inLink(i)) {
        return false;
      }
    }
    return true;
  }

  /** Adds a unit for each link; the first has the separators before it, too. */
  private static void addLinks(PageModel page, int from, int to, List<TextUnit> units) {
    int start = from;
    int link = -1;
    for (int i = from; i < to; i++) {
      if (page.isText(i) && page.isVisible(i) && page.inLink(i) && page.hasWord(i)) {
        int now = Links.around(page, i);
        if (link >= 0 && now != link) {
          units.add(new TextUnit("a", text(page, start, i, true), start, i));
          start = i;
        }
        link = now;
      }
    }
    units.add(new TextUnit("a", text(page, start, to, true), start, to));
  }

  private static String text(PageModel page, int from, int to, boolean linksOnly) {
    return page.text(from, to, i -> page.inLink(i) || !linksOnly);
  }
}
