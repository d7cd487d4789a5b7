package io.zhengwen.page;

import io.zhengwen.text.CodePoints;
import java.util.function.UnaryOperator;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeFilter.FilterResult;
import org.jsoup.select.NodeTraversor;

/**
 * Elements that HTML does not have, such as custom ones. Their styles are not known: they break the
 * line, unless they stand in one. Browsers show them in the line unless a style says otherwise.
 */
final class UnknownElement {
  /** The number of nodes inside that are looked at; larger elements are no parts of a line. */
  private static final int LARGE = 100;

  private UnknownElement() {}

  /** The flags of an element of an unknown name. */
  static int flags(Element e) {
    boolean inLine =
        endsApart(shown(e.previousSibling(), Node::previousSibling))
            || beginsApart(shown(e.nextSibling(), Node::nextSibling));
    return inLine && !hasBlocks(e) ? Tags.SEPARATE : Tags.BLOCK;
  }

  /**
   * A sibling, or what follows it where it is a comment; frameworks put comments beside elements.
   */
  private static Node shown(Node sibling, UnaryOperator<Node> following) {
    Node shown = sibling;
    while (shown instanceof Comment) {
      shown = following.apply(shown);
    }
    return shown;
  }

  /** Whether a node is a text with no word at its end that what follows would touch. */
  private static boolean endsApart(Node node) {
    return node instanceof TextNode text
        && !text.isBlank()
        && isApart(text.getWholeText().codePointBefore(text.getWholeText().length()));
  }

  private static boolean beginsApart(Node node) {
    return node instanceof TextNode text
        && !text.isBlank()
        && isApart(text.getWholeText().codePointAt(0));
  }

  /** Whether a character may touch a word: Chinese, Japanese and Korean are written so. */
  private static boolean isApart(int cp) {
    return !CodePoints.isWord(cp) || CodePoints.isCjk(cp);
  }

  private static boolean hasBlocks(Element e) {
    int[] seen = {0};
    NodeFilter smallAndInLine =
        (node, depth) ->
            ++seen[0] > LARGE || node != e && isBlock(node)
                ? FilterResult.STOP
                : FilterResult.CONTINUE;
    return NodeTraversor.filter(smallAndInLine, e) == FilterResult.STOP;
  }

  private static boolean isBlock(Node node) {
    return node instanceof Element child
        && Tags.isKnown(child.normalName())
        && (Tags.flags(child.normalName()) & Tags.BLOCK) != 0;
  }
}
