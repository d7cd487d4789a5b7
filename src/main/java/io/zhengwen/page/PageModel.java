package io.zhengwen.page;

import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.text.Addresses;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Node;

/**
 * A page as a list of nodes.
 *
 * <p>Nodes are {@code body}, the elements in it, and its text nodes that are not blank. Scripts,
 * styles, comments, embedded objects and their content are left out. A node's id is its pre-order
 * index: {@code body} is 0 and the subtree of {@code i} is {@code [i, end(i))}, so that {@linkplain
 * PageMeasures measures} of subtrees and of ranges of ids cost O(1).
 *
 * <p><em>Invisible</em> nodes (in {@code noscript}, {@code template}, with {@code hidden}, {@code
 * display:none} or {@code visibility:hidden}) are in the model, but no measure counts them.
 *
 * <p>Immutable and thread-safe. The tree it was built from must not be changed.
 */
public final class PageModel {
  private final ParsedPage source;
  private final Set<Truncation> truncations;
  private final String documentTitle;
  private final int size;
  private final Node[] nodes;
  private final String[] tag;
  private final Attributes[] attributes;
  private final int[] attributeBits;
  private final int[] classes;
  private final String[] classValues;
  private final int[] parent;
  private final int[] ordinal;
  private final int[] end;
  private final int[] flags;
  private final byte[] gap;
  private final String text;
  private final int[] textStart;
  private final PageMeasures measures;
  private final List<Declaration> declarations;

  PageModel(PageModelBuilder b, ParsedPage source, Set<Truncation> truncations) {
    this.source = source;
    this.truncations = Set.copyOf(truncations);
    documentTitle = DocumentTitle.of(source.document());
    size = b.size;
    nodes = b.nodes;
    tag = b.tag;
    attributes = b.attributes;
    attributeBits = b.attributeBits;
    classes = b.classes;
    classValues = b.classTable.values();
    parent = b.parent;
    ordinal = b.ordinal;
    end = b.end;
    flags = b.flags;
    gap = b.gap;
    text = b.text.toString();
    textStart = b.textStart;
    measures = b.measures;
    declarations = List.copyOf(b.declarations);
  }

  /** The number of nodes, at least 1. */
  public int size() {
    return size;
  }

  /** The page's address, or an empty string. */
  public String url() {
    return source.url();
  }

  /** How the page's relative addresses are completed. */
  public Addresses addresses() {
    return new Addresses(source.document().baseUri());
  }

  /** The tree and how it was read. */
  public ParsedPage source() {
    return source;
  }

  /** The tree that was measured. */
  public Document document() {
    return source.document();
  }

  /** The text of the first {@code title} element, cleaned; empty if there is none. */
  public String documentTitle() {
    return documentTitle;
  }

  /** What the body declares, in document order. */
  public List<Declaration> declarations() {
    return declarations;
  }

  /** What its subtrees and ranges of nodes count. */
  public PageMeasures measures() {
    return measures;
  }

  /** Limits that cut something off. */
  public Set<Truncation> truncations() {
    return truncations;
  }

  // ---- structure

  /** One past the last node of the subtree of {@code i}. */
  public int end(int i) {
    return end[i];
  }

  /** The parent's id, -1 for {@code body}. */
  public int parent(int i) {
    return parent[i];
  }

  /** The first child, or -1. */
  public int firstChild(int i) {
    return i + 1 < end[i] ? i + 1 : -1;
  }

  /** The next sibling, or -1. */
  public int nextSibling(int i) {
    int p = parent[i];
    return p >= 0 && end[i] < end[p] ? end[i] : -1;
  }

  /**
   * The node's number in the order in which the parsed tree's nodes open, from 1 for {@code body}.
   * Text nodes of white space alone have numbers too, so numbers grow faster than ids.
   */
  public int ordinal(int i) {
    return ordinal[i];
  }

  /** Whether {@code i} is {@code ancestor} or in its subtree. */
  public boolean isWithin(int i, int ancestor) {
    return i >= ancestor && i < end[ancestor];
  }

  /** Whether the node is a text node; every other node is an element. */
  public boolean isText(int i) {
    return (flags[i] & PageModelBuilder.TEXT) != 0;
  }

  /** Whether neither the node nor an ancestor is invisible. */
  public boolean isVisible(int i) {
    return (flags[i] & Tags.HIDDEN) == 0;
  }

  /** Whether the node is an {@code a} element or in one. */
  public boolean inLink(int i) {
    return (flags[i] & Tags.ANCHOR) != 0;
  }

  /** Whether the node is a form control, button or label, or in one. */
  public boolean inControl(int i) {
    return (flags[i] & Tags.CONTROL) != 0;
  }

  /** Whether the node is an element that breaks the line. */
  public boolean isBlockLevel(int i) {
    return (flags[i] & Tags.BLOCK) != 0;
  }

  /** Whether the node is an element {@code h1} to {@code h6}. */
  public boolean isHeading(int i) {
    return (flags[i] & Tags.HEADING) != 0;
  }

  /** Whether the node is the first text node of a list item. */
  public boolean startsListItem(int i) {
    return (flags[i] & PageModelBuilder.ITEM_START) != 0;
  }

  /** The outermost preformatted element around a node, or -1. */
  public int preformatted(int i) {
    int outermost = -1;
    for (int e = parent[i]; e >= 0 && (flags[e] & Tags.PREFORMATTED) != 0; e = parent[e]) {
      outermost = e;
    }
    return outermost;
  }

  /** Whether elements of a name, in lower case, break the line; unknown elements do. */
  public static boolean isBlockLevel(String name) {
    return (Tags.flags(name) & Tags.BLOCK) != 0;
  }

  /**
   * Whether the node is an element with an attribute {@code itemprop}, {@code itemtype}, {@code
   * property}, {@code rel} or {@code datetime}.
   */
  public boolean isDescribed(int i) {
    return (flags[i] & PageModelBuilder.DESCRIBED) != 0;
  }

  /** The element's name in lower case, {@code #text} for a text node. */
  public String tag(int i) {
    return tag[i];
  }

  /** The value of an attribute, named in lower case; empty if absent. */
  public String attr(int i, String name) {
    if ((attributeBits[i] & AttributeBits.of(name)) == 0) {
      return "";
    }
    return name.equals("class") ? classValues[classes[i]] : attributes[i].get(name);
  }

  /** A set of names of attributes, as {@link #mayHaveAny} takes it. */
  public static int attributeSet(String... names) {
    return AttributeBits.of(names);
  }

  /** Whether an element may have an attribute of a set; if not, it certainly has none. */
  public boolean mayHaveAny(int i, int attributes) {
    return (attributeBits[i] & attributes) != 0;
  }

  /**
   * The number of the value of the attribute {@code class} among all of the page: 0 if it is absent
   * or empty, less than {@link #classCount()}.
   */
  public int classOf(int i) {
    return classes[i];
  }

  /** One more than the number of different values of the attribute {@code class}. */
  public int classCount() {
    return classValues.length;
  }

  /** The value of the attribute {@code class} that has a number. */
  public String className(int number) {
    return classValues[number];
  }

  /** The value of the attribute {@code id}; empty if absent. */
  public String id(int i) {
    return attr(i, "id");
  }

  /** The node measured; treat it as read-only. */
  public Node node(int i) {
    return nodes[i];
  }

  /** What separates text node {@code i} from the text before it. */
  public Gap gapBefore(int i) {
    return Gap.of(gap[i]);
  }

  // ---- text

  /** A text node's text, white space collapsed; empty for an element. */
  public String text(int i) {
    return text.substring(textStart[i], textStart[i + 1]);
  }

  /** The length of a text node's text in UTF-16 units, visible or not; 0 for an element. */
  public int textLength(int i) {
    return textStart[i + 1] - textStart[i];
  }

  /** The {@code k}-th UTF-16 unit of a text node's text. */
  public char charAt(int i, int k) {
    return text.charAt(textStart[i] + k);
  }

  /** Appends a text node's text. */
  public void appendText(int i, StringBuilder out) {
    out.append(text, textStart[i], textStart[i + 1]);
  }

  /** Copies a text node's text to an array, from index {@code at} on. */
  public void copyText(int i, char[] to, int at) {
    text.getChars(textStart[i], textStart[i + 1], to, at);
  }

  /** The visible text of the wanted nodes among {@code [from, to)}, on one line. */
  public String text(int from, int to, IntPredicate wanted) {
    StringBuilder out = new StringBuilder();
    for (int j = from; j < to; j++) {
      if (isText(j) && isVisible(j) && wanted.test(j)) {
        if (!out.isEmpty() && gap[j] > 0) {
          out.append(' ');
        }
        appendText(j, out);
      }
    }
    return out.toString();
  }

  /** Whether a text node holds a letter or digit, visible or not. */
  public boolean hasWord(int i) {
    return (flags[i] & PageModelBuilder.WORDY) != 0;
  }

  /** Whether a text node holds a decimal digit of any script, visible or not. */
  public boolean hasDigit(int i) {
    return (flags[i] & PageModelBuilder.DIGIT) != 0;
  }

  /** Whether a text node holds a Han, Kana or Hangul letter, visible or not. */
  public boolean hasCjk(int i) {
    return (flags[i] & PageModelBuilder.CJK) != 0;
  }
}
