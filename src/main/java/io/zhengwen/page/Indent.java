package io.zhengwen.page;

import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** White space at the start of a line of code whose line is an element of its own. */
final class Indent {
  private Indent() {}

  /**
   * Returns what indents the text that follows a blank one in the same line, empty if none does.
   *
   * @param blank the first text of a preformatted block
   */
  static String of(TextNode blank) {
    Node last = blank;
    while (last.nextSibling() == null && last.parentNode() instanceof Element e && isInline(e)) {
      last = e;
    }
    String text = blank.getWholeText();
    return goesOn(last.nextSibling()) ? text.substring(text.lastIndexOf('\n') + 1) : "";
  }

  private static boolean goesOn(Node next) {
    return next instanceof Element e && isInline(e) && e.hasText()
        || next instanceof TextNode t && !t.isBlank() && t.getWholeText().charAt(0) != '\n';
  }

  private static boolean isInline(Element e) {
    return (Tags.flags(e) & (Tags.BLOCK | Tags.DROPPED)) == 0;
  }
}
