package io.zhengwen.page.script;

import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.Optional;
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
    return of(page).map(Declarations::jsonLd).flatMap(Optional::stream);
  }

  /**
   * The JSON-LD that an element holds: a script, or a {@code meta} named so by frameworks that
   * write all that a page declares as {@code meta} elements, as Remix does.
   */
  public static Optional<String> jsonLd(Element element) {
    return switch (element.normalName()) {
      case "script" ->
          LowerCase.of(element.attr("type")).contains("ld+json")
              ? Optional.of(element.data())
              : Optional.empty();
      case "meta" ->
          element.attr("name").equals("script:ld+json")
              ? Optional.of(element.attr("content"))
              : Optional.empty();
      default -> Optional.empty();
    };
  }
}
