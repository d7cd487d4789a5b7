package io.zhengwen.extract.markup;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Renders all visible text of pages, and reads the renderings. */
final class Renderings {
  static final String URL = "https://example.org/dir/page.html";

  private static final List<Extension> GITHUB =
      List.of(
          TablesExtension.create(),
          StrikethroughExtension.builder().requireTwoTildes(true).build());

  private Renderings() {}

  static StructuredText text(String html) {
    return text(html, URL);
  }

  static StructuredText textWithoutAddress(String html) {
    return text(html, "");
  }

  static StructuredText text(String html, String url) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, url));
    return StructuredText.of(page, Selection.ofSubtree(page, 0));
  }

  /** The text without the parts whose ids begin with {@code not}. */
  static StructuredText without(String html) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, URL));
    Selection selection = Selection.ofSubtree(page, 0);
    for (int i = 0; i < page.size(); i++) {
      if (page.attr(i, "id").startsWith("not")) {
        selection = selection.minus(Selection.ofSubtree(page, i));
      }
    }
    return StructuredText.of(page, selection);
  }

  static String html(String html) {
    return HtmlWriter.write(text(html), RenderOptions.DEFAULT, "");
  }

  static String markdown(String html) {
    return MarkdownWriter.write(text(html), RenderOptions.DEFAULT, "");
  }

  /** What a reader of Markdown makes of it. */
  static Element read(String markdown) {
    String html =
        HtmlRenderer.builder()
            .extensions(GITHUB)
            .build()
            .render(Parser.builder().extensions(GITHUB).build().parse(markdown));
    return Jsoup.parse(html).body();
  }
}
