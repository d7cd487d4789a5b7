package io.zhengwen.wrapper.match;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.jaxen.BaseXPath;
import org.jaxen.DefaultNavigator;
import org.jaxen.JaxenException;
import org.jaxen.XPath;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Shows an element with all in it as a document of its own to XPath, and counts the steps. Not
 * thread-safe.
 */
final class ElementNavigator extends DefaultNavigator {
  private static final long serialVersionUID = 1;

  /** The step that a string of so many characters counts as. */
  private static final int CHARS_A_STEP = 16;

  private final transient Element root;
  private long stepsLeft;

  /** An attribute, which jsoup does not link to its element. */
  record Attr(Element owner, Attribute attribute) {}

  /** The document around the root. */
  private record Around(Element root) {}

  /** An expression visits too many nodes. */
  static final class TooManyStepsException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  ElementNavigator(Element root, long steps) {
    this.root = root;
    stepsLeft = steps;
  }

  private void step(long steps) {
    stepsLeft -= steps;
    if (stepsLeft < 0) {
      throw new TooManyStepsException();
    }
  }

  private String counted(String value) {
    step(1 + value.length() / CHARS_A_STEP);
    return value;
  }

  /** The nodes from the first by a step each. */
  private final class Walk implements Iterator<Object> {
    private final UnaryOperator<Node> after;
    private Node next;

    Walk(Node first, UnaryOperator<Node> after) {
      next = first;
      this.after = after;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Object next() {
      if (next == null) {
        throw new NoSuchElementException();
      }
      step(1);
      Node found = next;
      next = after.apply(found);
      return found;
    }
  }

  @Override
  public Iterator<?> getChildAxisIterator(Object node) {
    if (node instanceof Around around) {
      return List.of(around.root).iterator();
    }
    return node instanceof Element element && element.childNodeSize() > 0
        ? new Walk(element.childNode(0), Node::nextSibling)
        : Collections.emptyIterator();
  }

  @Override
  public Iterator<?> getFollowingSiblingAxisIterator(Object node) {
    return siblings(node, Node::nextSibling);
  }

  @Override
  public Iterator<?> getPrecedingSiblingAxisIterator(Object node) {
    return siblings(node, Node::previousSibling);
  }

  private Iterator<?> siblings(Object node, UnaryOperator<Node> after) {
    return node instanceof Node own && own != root
        ? new Walk(after.apply(own), after)
        : Collections.emptyIterator();
  }

  @Override
  public Object getParentNode(Object node) {
    step(1);
    if (node == root) {
      return new Around(root);
    }
    if (node instanceof Attr attr) {
      return attr.owner;
    }
    return node instanceof Node own ? own.parent() : null;
  }

  @Override
  public Iterator<?> getParentAxisIterator(Object node) {
    Object parent = getParentNode(node);
    return parent == null ? Collections.emptyIterator() : List.of(parent).iterator();
  }

  @Override
  public Iterator<?> getAttributeAxisIterator(Object node) {
    if (!(node instanceof Element element)) {
      return Collections.emptyIterator();
    }
    step(element.attributesSize());
    return element.attributes().asList().stream().map(a -> new Attr(element, a)).iterator();
  }

  @Override
  public Object getDocumentNode(Object node) {
    return new Around(root);
  }

  @Override
  public String getElementNamespaceUri(Object element) {
    return "";
  }

  @Override
  public String getElementName(Object element) {
    return ((Element) element).normalName();
  }

  @Override
  public String getElementQName(Object element) {
    return getElementName(element);
  }

  @Override
  public String getAttributeNamespaceUri(Object attribute) {
    return "";
  }

  @Override
  public String getAttributeName(Object attribute) {
    return ((Attr) attribute).attribute.getKey();
  }

  @Override
  public String getAttributeQName(Object attribute) {
    return getAttributeName(attribute);
  }

  @Override
  public boolean isDocument(Object node) {
    return node instanceof Around;
  }

  @Override
  public boolean isElement(Object node) {
    return node instanceof Element;
  }

  @Override
  public boolean isAttribute(Object node) {
    return node instanceof Attr;
  }

  @Override
  public boolean isNamespace(Object node) {
    return false;
  }

  @Override
  public boolean isComment(Object node) {
    return node instanceof Comment;
  }

  @Override
  public boolean isText(Object node) {
    return node instanceof TextNode;
  }

  @Override
  public boolean isProcessingInstruction(Object node) {
    return false;
  }

  @Override
  public String getCommentStringValue(Object comment) {
    return counted(((Comment) comment).getData());
  }

  @Override
  public String getElementStringValue(Object element) {
    return counted(((Element) element).wholeText());
  }

  @Override
  public String getAttributeStringValue(Object attribute) {
    return counted(((Attr) attribute).attribute.getValue());
  }

  @Override
  public String getNamespaceStringValue(Object namespace) {
    return "";
  }

  @Override
  public String getTextStringValue(Object text) {
    return counted(((TextNode) text).getWholeText());
  }

  @Override
  public String getNamespacePrefix(Object namespace) {
    return "";
  }

  @Override
  public XPath parseXPath(String xpath) throws JaxenException {
    return new BaseXPath(xpath, this);
  }
}
