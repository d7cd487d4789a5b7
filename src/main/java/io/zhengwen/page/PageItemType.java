package io.zhengwen.page;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds what a page says by microdata that the whole of it is. */
public final class PageItemType {
  private PageItemType() {}

  /** The attribute {@code itemtype} of the root element; empty if there is none. */
  public static String of(Document document) {
    Element root = document.firstElementChild();
    return root == null ? "" : root.attr("itemtype").strip();
  }
}
