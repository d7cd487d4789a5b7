package io.zhengwen.wrapper.match;

import io.zhengwen.metadata.declared.StructuredData;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * The visible texts of a page in document order, by number and by label. Texts in {@code del},
 * {@code s} and {@code strike} are no longer valid and left out: they are struck out, as the price
 * before a sale is. Built once for a page and used by all rules. Not thread-safe.
 */
public final class PageTexts {
  private static final Set<String> STRIKING = Set.of("del", "s", "strike");

  private final PageModel page;

  /** The nodes that are struck out. */
  private final BitSet struck;

  /** The nodes that are left out. */
  private final BitSet ignored;

  private final int[] nodes;
  private final int count;
  private PageTexts withStruck;
  private StructuredData data;
  private HeadData head;
  private Map<Node, Integer> ids;
  private final Map<Node, Integer> selected = new IdentityHashMap<>();
  private final Map<String, List<Element>> bySelector = new HashMap<>();
  private ElementIndex byKey;
  private Map<String, List<Integer>> byLabel;
  private Map<String, List<Integer>> byPrefix;

  /** Lists the texts of a page. */
  public PageTexts(PageModel page) {
    this(page, struck(page), false);
  }

  private PageTexts(PageModel page, BitSet struck, boolean all) {
    this.page = page;
    this.struck = struck;
    ignored = all ? new BitSet() : struck;
    int[] found = new int[page.size()];
    int n = 0;
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i) && page.isVisible(i) && page.hasWord(i) && !ignored.get(i)) {
        found[n++] = i;
      }
    }
    nodes = Arrays.copyOf(found, n);
    count = n;
  }

  private static BitSet struck(PageModel page) {
    BitSet struck = new BitSet();
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) && STRIKING.contains(page.tag(i))) {
        struck.set(i, page.end(i));
      }
    }
    return struck;
  }

  /** The texts together with those that are struck out. */
  public PageTexts withStruck() {
    if (struck.isEmpty()) {
      return this;
    }
    if (withStruck == null) {
      withStruck = ignored.isEmpty() ? this : new PageTexts(page, struck, true);
    }
    return withStruck;
  }

  /** Whether a node is struck out. */
  public boolean isStruck(int node) {
    return struck.get(node);
  }

  /** The page. */
  public PageModel page() {
    return page;
  }

  /** The number of texts. */
  public int count() {
    return count;
  }

  /** The node of the {@code k}-th text. */
  public int node(int k) {
    return nodes[k];
  }

  /** The {@code k}-th text. */
  public String text(int k) {
    return page.text(nodes[k]);
  }

  /** The number of the first text at or after a node; {@link #count} if there is none. */
  public int firstFrom(int node) {
    int k = Arrays.binarySearch(nodes, node);
    return k >= 0 ? k : -k - 1;
  }

  /** The number of texts in the subtree of a node. */
  public int countIn(int node) {
    return firstFrom(page.end(node)) - firstFrom(node);
  }

  /** The text of a node on one line; empty if it is left out. */
  public String textOf(int node) {
    if (page.isText(node)) {
      return ignored.get(node) ? "" : page.text(node);
    }
    return text(node, page.end(node));
  }

  /** The text of the nodes from one up to another on one line. */
  String text(int from, int to) {
    return page.text(from, to, i -> !ignored.get(i)).trim();
  }

  /** The id of a node of the parsed tree, -1 if it is not in the model. */
  public int idOf(Node node) {
    Integer known = selected.get(node);
    if (known != null) {
      return known;
    }
    if (ids == null) {
      ids = new IdentityHashMap<>(2 * page.size());
      for (int i = 0; i < page.size(); i++) {
        ids.put(page.node(i), i);
      }
    }
    return ids.getOrDefault(node, -1);
  }

  /** The nodes of the elements that have a key of {@link ElementIndex}. */
  List<Integer> elements(String key) {
    if (byKey == null) {
      byKey = new ElementIndex(page);
    }
    return byKey.elements(key);
  }

  /** The element of a node, whose id is known from now on. */
  Element element(int node) {
    Element element = (Element) page.node(node);
    selected.put(element, node);
    return element;
  }

  /** The elements of the page that a selector means; several rules have the same. */
  List<Element> selected(String css, Supplier<List<Element>> selection) {
    List<Element> known = bySelector.get(css);
    if (known == null) {
      known = selection.get();
      bySelector.put(css, known);
    }
    return known;
  }

  /** The page's structured data. */
  public StructuredData data() {
    if (data == null) {
      data = StructuredData.of(page);
    }
    return data;
  }

  /** What the page's head says. */
  public HeadData head() {
    if (head == null) {
      head = new HeadData(page);
    }
    return head;
  }

  /** The numbers of the texts that are a label. */
  List<Integer> labelled(String label) {
    if (byLabel == null) {
      byLabel = new HashMap<>();
      for (int k = 0; k < count; k++) {
        if (page.textLength(nodes[k]) <= LabelText.LONGEST) {
          byLabel.computeIfAbsent(LabelText.of(text(k)), key -> new ArrayList<>(1)).add(k);
        }
      }
    }
    return byLabel.getOrDefault(label, List.of());
  }

  /** The numbers of the texts that begin with a label and a colon. */
  List<Integer> beginning(String label) {
    if (byPrefix == null) {
      byPrefix = new HashMap<>();
      for (int k = 0; k < count; k++) {
        String prefix = LabelText.beginning(text(k));
        if (!prefix.isEmpty()) {
          byPrefix.computeIfAbsent(prefix, key -> new ArrayList<>(1)).add(k);
        }
      }
    }
    return byPrefix.getOrDefault(label, List.of());
  }

  /**
   * The largest element around a text that holds no other text; the text itself if there is none.
   */
  public int boxOf(int k) {
    int box = nodes[k];
    int parent = page.parent(box);
    while (parent > 0 && countIn(parent) == 1) {
      box = parent;
      parent = page.parent(box);
    }
    return box;
  }

  /**
   * The largest element around a text that does not hold another node; the text if there is none.
   */
  public int largestWithout(int k, int other) {
    int box = nodes[k];
    int parent = page.parent(box);
    while (parent > 0 && !page.isWithin(other, parent)) {
      box = parent;
      parent = page.parent(box);
    }
    return box;
  }

  /** The element's own tag for an element, its parent's for a text node. */
  public String tagAt(int node) {
    return page.tag(page.isText(node) ? page.parent(node) : node);
  }
}
