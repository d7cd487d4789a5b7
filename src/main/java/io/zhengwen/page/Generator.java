package io.zhengwen.page;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds the software that a page says it was made by. */
public final class Generator {
  private Generator() {}

  /** The content of the first {@code meta name="generator"} of the head; empty if none. */
  public static String of(Document document) {
    Element element = document.head().firstElementChild();
    while (element != null) {
      if (element.normalName().equals("meta")
          && element.attr("name").equalsIgnoreCase("generator")) {
        return element.attr("content").strip();
      }
      element = element.nextElementSibling();
    }
    return "";
  }
}
