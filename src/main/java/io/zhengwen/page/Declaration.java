package io.zhengwen.page;

import org.jsoup.nodes.Element;

/**
 * A {@code script}, {@code meta} or {@code link} in the body of a page, which is no node of its
 * model.
 *
 * @param around the node of the element around it
 */
public record Declaration(Element element, int around) {
  /** Whether it is a {@code meta} element. */
  public boolean isMeta() {
    return element.nameIs("meta");
  }

  /** The value of an attribute; empty if it has none. */
  public String attr(String name) {
    return element.attr(name);
  }
}
