package io.zhengwen.page.script;

import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** The elements by which a page tells programs about itself, in its head or in its body. */
public final class Declarations {
  private Declarations() {}

  /** All of them, in the order of the page: those of the head first. */
  public static List<Element> of(PageModel page) {
    List<Element> found = new ArrayList<>();
    for (Node node : page.document().head().childNodes()) {
      if (node instanceof Element element) {
        found.add(element);
      }
    }
    for (Declaration declaration : page.declarations()) {
      found.add(declaration.element());
    }
    return found;
  }

  /** The text of a script, without a copy where the parser left it in one piece. */
  public static String data(Element script) {
    return script.childNodeSize() == 1 && script.childNode(0) instanceof DataNode whole
        ? whole.getWholeData()
        : script.data();
  }

  /** Returns the texts of the scripts of JSON-LD, in the order of the page. */
  static List<String> jsonLd(PageModel page) {
    List<String> texts = new ArrayList<>();
    for (Element e : of(page)) {
      if (e.nameIs("script") && e.attr("type").equalsIgnoreCase("application/ld+json")) {
        texts.add(data(e));
      }
    }
    return texts;
  }
}
