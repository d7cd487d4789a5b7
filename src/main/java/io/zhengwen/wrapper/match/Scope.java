package io.zhengwen.wrapper.match;

import org.jsoup.nodes.Element;

/**
 * The part of a page that rules look at: all of it, or a record.
 *
 * @param texts the page's texts
 * @param root the body, 0, or the record's element
 */
public record Scope(PageTexts texts, int root) {
  /** A whole page. */
  public static Scope of(PageTexts texts) {
    return new Scope(texts, 0);
  }

  /** Whether a node is in this part of the page. */
  public boolean holds(int node) {
    return texts.page().isWithin(node, root);
  }

  /** The root's element. */
  Element element() {
    return (Element) texts.page().node(root);
  }
}
