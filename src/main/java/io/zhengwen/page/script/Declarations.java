package io.zhengwen.page.script;

import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** The JSON-LD of a page, text by text, in the order of {@link #of}. */
  public static List<String> jsonLd(PageModel page) {
    List<String> texts = new ArrayList<>();
    for (Element element : of(page)) {
      jsonLd(element).ifPresent(texts::add);
    }
    return texts;
  }

  /**
   * The JSON-LD that an element holds: a script, or a {@code meta} named so by frameworks that
   * write all that a page declares as {@code meta} elements, as Remix does.
   */
  public static Optional<String> jsonLd(Element element) {
    return switch (element.normalName()) {
      case "script" ->
          LowerCase.of(element.attr("type")).contains("ld+json")
              ? Optional.of(data(element))
              : Optional.empty();
      case "meta" ->
          element.attr("name").equals("script:ld+json")
              ? Optional.of(element.attr("content"))
              : Optional.empty();
      default -> Optional.empty();
    };
  }
}
