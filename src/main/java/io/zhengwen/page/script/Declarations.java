package io.zhengwen.page.script;

import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** The elements by which a page tells programs about itself, in its head or in its body. */
final class Declarations {
  private Declarations() {}

  /** Returns all elements of the head, then the scripts and the like of the body. */
  static Stream<Element> of(PageModel page) {
    List<Element> head = page.document().head().children();
    return Stream.concat(head.stream(), page.declarations().stream());
  }

  /** Returns the texts of the page's scripts of JSON-LD. */
  static Stream<String> jsonLd(PageModel page) {
    return of(page)
        .filter(e -> e.nameIs("script") && e.attr("type").equalsIgnoreCase("application/ld+json"))
        .map(Element::data);
  }
}
