package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jsoup.nodes.Entities;

/**
 * Renders a selection as HTML: the elements that carry structure (paragraphs, headings, lists,
 * tables, quotations, preformatted text, emphasis), without attributes. All text is escaped.
 */
public final class HtmlRenderer {
  private static final Set<String> KEPT =
      Set.of(
          "p",
          "h1",
          "h2",
          "h3",
          "h4",
          "h5",
          "h6",
          "ul",
          "ol",
          "li",
          "dl",
          "dt",
          "dd",
          "table",
          "thead",
          "tbody",
          "tfoot",
          "tr",
          "td",
          "th",
          "caption",
          "blockquote",
          "pre",
          "code",
          "figure",
          "figcaption",
          "em",
          "strong",
          "b",
          "i",
          "sub",
          "sup",
          "q",
          "cite");

  private HtmlRenderer() {}

  /** Renders the selected text with its structure, each block on a line of its own. */
  public static String render(PageModel page, Selection selection) {
    StringBuilder out = new StringBuilder();
    Deque<Integer> open = new ArrayDeque<>();
    int previous = -1;
    for (int i = selection.next(0); i >= 0; i = selection.next(i + 1)) {
      while (!open.isEmpty() && !page.isWithin(i, open.peek())) {
        close(page, open.pop(), out);
      }
      separate(page, previous, i, out);
      for (int element : keptAncestors(page, i, open.isEmpty() ? -1 : open.peek())) {
        out.append('<').append(page.tag(element)).append('>');
        open.push(element);
      }
      out.append(Entities.escape(page.text(i)));
      previous = i;
    }
    while (!open.isEmpty()) {
      close(page, open.pop(), out);
    }
    return out.toString().strip();
  }

  private static void separate(PageModel page, int previous, int i, StringBuilder out) {
    if (previous < 0) {
      return;
    }
    switch (TextRenderer.gapBetween(page, previous, i)) {
      case NONE -> {}
      case SPACE, CELL -> out.append(' ');
      case LINE -> out.append("<br>\n");
      case BLOCK -> out.append(endsBlock(out) ? "" : "<br>\n");
    }
  }

  private static boolean endsBlock(StringBuilder out) {
    return out.isEmpty() || out.charAt(out.length() - 1) == '\n';
  }

  private static Deque<Integer> keptAncestors(PageModel page, int i, int below) {
    Deque<Integer> path = new ArrayDeque<>();
    for (int a = page.parent(i); a > below && a >= 0; a = page.parent(a)) {
      if (KEPT.contains(page.tag(a))) {
        path.push(a);
      }
    }
    return path;
  }

  private static void close(PageModel page, int element, StringBuilder out) {
    out.append("</").append(page.tag(element)).append('>');
    if (page.isBlockLevel(element)) {
      out.append('\n');
    }
  }
}
