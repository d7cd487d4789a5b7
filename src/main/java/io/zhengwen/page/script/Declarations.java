package io.zhengwen.page.script;

import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** The elements by which a page tells programs about itself, in its head or in its body. */
public final class Declarations {
  private Declarations() {}

  /** All of them, in the order of the page: those of the head first. */
  public static Stream<Element> of(PageModel page) {
    return Stream.concat(
        page.document().head().children().stream(),
        page.declarations().stream().map(Declaration::element));
  }

  /** Returns the texts of the scripts of JSON-LD, in the order of the page. */
  static Stream<String> jsonLd(PageModel page) {
    return of(page)
        .filter(e -> e.nameIs("script") && e.attr("type").equalsIgnoreCase("application/ld+json"))
        .map(Element::data);
  }
}
