package io.zhengwen.wrapper.match;

import java.util.ArrayList;
import java.util.List;
import org.jaxen.BaseXPath;
import org.jaxen.Context;
import org.jaxen.ContextSupport;
import org.jaxen.FunctionContext;
import org.jaxen.JaxenException;
import org.jaxen.SimpleNamespaceContext;
import org.jaxen.SimpleVariableContext;
import org.jaxen.XPathFunctionContext;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * An XPath 1.0 expression that selects elements, texts or attributes in a bounded number of steps.
 * Immutable and thread-safe.
 *
 * <p>The root of the expression's document is the element searched: a page's body or a record.
 * Prefixes and variables are undefined; the functions are those of the recommendation.
 */
final class XPathSelector {
  /** Nodes visited at most; an expression that visits more selects nothing. */
  static final int MOST_STEPS = 5_000_000;

  private static final FunctionContext FUNCTIONS = new XPathFunctionContext(false);

  /** What browsers begin the path of an element with. */
  private static final String HTML = "/html/body";

  private final BaseXPath expression;

  /**
   * What an expression selects.
   *
   * @param node an element or text, or the element of a selected attribute
   * @param attribute the value of a selected attribute; null for elements and texts
   */
  record Selected(Node node, String attribute) {}

  /**
   * Prepares an expression.
   *
   * @param xpath an expression; in an absolute path, {@code /html} before the body does not matter
   * @throws IllegalArgumentException if it is invalid
   */
  XPathSelector(String xpath) {
    try {
      String path = xpath.startsWith(HTML) ? xpath.substring(HTML.indexOf("/body")) : xpath;
      expression = new BaseXPath(path, new ElementNavigator(null, 0));
    } catch (JaxenException e) {
      throw new IllegalArgumentException("invalid XPath '" + xpath + "': " + e.getMessage(), e);
    }
  }

  /**
   * The elements, texts and attributes that the expression selects, in document order; none if it
   * selects something else, fails, or takes too many steps.
   */
  List<Selected> select(Element root) {
    ElementNavigator navigator = new ElementNavigator(root, MOST_STEPS);
    Context context =
        new Context(
            new ContextSupport(
                new SimpleNamespaceContext(), FUNCTIONS, new SimpleVariableContext(), navigator));
    context.setNodeSet(List.of(root));
    List<Selected> selected = new ArrayList<>();
    try {
      for (Object found : expression.selectNodes(context)) {
        if (found instanceof Node node) {
          selected.add(new Selected(node, null));
        } else if (found instanceof ElementNavigator.Attr attr) {
          selected.add(new Selected(attr.owner(), attr.attribute().getValue()));
        }
      }
    } catch (JaxenException | ElementNavigator.TooManyStepsException e) {
      return List.of();
    }
    return selected;
  }
}
