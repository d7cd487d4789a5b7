package io.zhengwen.page;

import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.TextCounter;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Builds a {@link PageModel} in one walk over the tree, without recursion. The counts kept here are
 * those of single text nodes; the model sums them.
 */
public final class PageModelBuilder {
  static final int TEXT = 1 << 16;
  static final int ITEM_START = 1 << 17;
  static final int WORDY = 1 << 18;

  /** Flags that an element hands down to everything in it. */
  private static final int INHERITED = Tags.ANCHOR | Tags.CONTROL | Tags.PREFORMATTED | Tags.HIDDEN;

  /** A page that shows fewer characters than this, */
  private static final int NEXT_TO_NOTHING = 500;

  /** and hides this many times as many, is taken to be revealed by scripts. */
  private static final int HIDES = 4;

  int size;
  Node[] nodes;
  int[] parent;
  int[] ordinal;
  int[] end;
  int[] flags;
  byte[] gap;
  int[] textStart;
  int[] chars;
  int[] words;
  int[] punctuation;
  final StringBuilder text = new StringBuilder(4096);

  private final TextCounter counter = new TextCounter();
  private Gap pending = Gap.BLOCK;
  private boolean itemPending;
  private boolean separateClosed;
  private boolean separateOpened;
  private int deepest;
  private int opened = 1;

  private PageModelBuilder() {
    allocate(1024);
  }

  /**
   * Measures a page.
   *
   * @throws PageRefusedException where the nesting reaches the limit and the limits say refuse
   */
  public static PageModel build(ParsedPage page) {
    PageModelBuilder b = new PageModelBuilder();
    Element body = page.document().body();
    b.walk(body);
    EnumSet<Truncation> truncations = EnumSet.noneOf(Truncation.class);
    truncations.addAll(page.truncations());
    if (b.deepest + 1 >= page.limits().maxDepth()) {
      if (page.limits().overflow() == ParseLimits.Overflow.REFUSE) {
        throw new PageRefusedException(
            "the page nests elements to maxDepth=" + page.limits().maxDepth());
      }
      truncations.add(Truncation.DEPTH);
    }
    return new PageModel(b, page, Set.copyOf(truncations));
  }

  private void walk(Element body) {
    Node node = body;
    int open = enter(body, -1, Tags.BLOCK);
    int depth = 1;
    while (true) {
      Node next = entersChildren(open, node) ? firstChild(node) : null;
      if (next != null) {
        depth++;
      } else {
        // Close every element that ends here.
        while (node != body && next == null) {
          next = node.nextSibling();
          if (isOpen(open, node)) {
            leave(open);
            open = parent[open];
          }
          if (next == null) {
            node = node.parentNode();
            depth--;
          }
        }
        if (next == null) {
          break;
        }
      }
      node = next;
      if (node instanceof TextNode t && !(node instanceof CDataNode)) {
        opened++;
        addText(t, open);
      } else if (node instanceof Element e) {
        int f = Tags.flags(e.normalName());
        if ((f & Tags.DROPPED) == 0) {
          opened++;
          open = enter(e, open, f);
          deepest = Math.max(deepest, depth);
        }
      }
    }
    leave(open);
    textStart[size] = text.length();
    revealHiddenPage();
  }

  /**
   * A page that shows next to nothing waits for a script to reveal it, or offers its content to
   * clients without scripts: there, nothing counts as invisible.
   */
  private void revealHiddenPage() {
    long visible = 0;
    long all = 0;
    for (int i = 0; i < size; i++) {
      all += chars[i];
      visible += (flags[i] & Tags.HIDDEN) == 0 ? chars[i] : 0;
    }
    if (visible < NEXT_TO_NOTHING && all - visible >= HIDES * visible) {
      for (int i = 0; i < size; i++) {
        flags[i] &= ~Tags.HIDDEN;
      }
    }
  }

  private boolean isOpen(int open, Node node) {
    return nodes[open] == node;
  }

  private boolean entersChildren(int open, Node node) {
    return nodes[open] == node && (flags[open] & Tags.EMPTIED) == 0;
  }

  private static Node firstChild(Node node) {
    return node.childNodeSize() > 0 ? node.childNode(0) : null;
  }

  private int enter(Element e, int parentId, int tagFlags) {
    int inherited = parentId < 0 ? 0 : flags[parentId] & INHERITED;
    int f = tagFlags | inherited | (Invisibility.isDeclared(e) ? Tags.HIDDEN : 0);
    int id = add(e, parentId, f);
    if ((f & Tags.LINE_BREAK) != 0) {
      pending = pending == Gap.LINE ? Gap.BLOCK : pending.or(Gap.LINE);
    }
    breakBefore(f);
    if ((f & Tags.LIST_ITEM) != 0) {
      itemPending = true;
    }
    separateOpened |= (tagFlags & Tags.SEPARATE) != 0;
    return id;
  }

  private void leave(int id) {
    end[id] = size;
    breakBefore(flags[id]);
    if ((flags[id] & Tags.LIST_ITEM) != 0) {
      itemPending = false;
    }
    if ((flags[id] & Tags.SEPARATE) != 0) {
      separateClosed = true;
      separateOpened = false;
    }
  }

  private void breakBefore(int f) {
    if ((f & Tags.CELL) != 0) {
      pending = pending.or(Gap.CELL);
    } else if ((f & Tags.BLOCK) != 0) {
      pending = Gap.BLOCK;
    }
  }

  private void addText(TextNode t, int parentId) {
    String raw = t.getWholeText();
    int f = TEXT | flags[parentId] & INHERITED;
    int start = text.length();
    counter.reset();
    boolean pre = (f & Tags.PREFORMATTED) != 0;
    int length =
        pre
            ? TextCleaner.appendPreformatted(raw, text, counter)
            : TextCleaner.appendCollapsed(raw, text, counter);
    if (length == 0 || pre && t.isBlank() && pending == Gap.BLOCK) {
      text.setLength(start);
      pending = raw.isEmpty() ? pending : pending.or(Gap.SPACE);
      return;
    }
    if (!pre && CodePoints.isSpace(raw.charAt(0))) {
      pending = pending.or(Gap.SPACE);
    }
    if (pending == Gap.NONE && separateOpened && separateClosed && wordsTouch(start)) {
      pending = Gap.SPACE;
    }
    f |= itemPending ? ITEM_START : 0;
    f |= counter.words() > 0 ? WORDY : 0;
    int id = add(t, parentId, f);
    textStart[id] = start;
    gap[id] = (byte) pending.ordinal();
    end[id] = size;
    chars[id] = counter.chars();
    words[id] = counter.words();
    punctuation[id] = counter.punctuation();
    itemPending = false;
    separateOpened = false;
    separateClosed = false;
    boolean spaceAfter = !pre && CodePoints.isSpace(raw.charAt(raw.length() - 1));
    pending = spaceAfter ? Gap.SPACE : Gap.NONE;
  }

  /** Whether the texts on both sides of {@code at} would run into one word. */
  private boolean wordsTouch(int at) {
    if (at == 0) {
      return false;
    }
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at);
    return CodePoints.isWord(before)
        && CodePoints.isWord(after)
        && !(CodePoints.isCjk(before) && CodePoints.isCjk(after));
  }

  private int add(Node node, int parentId, int f) {
    if (size + 1 == nodes.length) {
      allocate(nodes.length * 2);
    }
    int id = size++;
    nodes[id] = node;
    parent[id] = parentId;
    ordinal[id] = opened;
    flags[id] = f;
    textStart[id] = text.length();
    return id;
  }

  private void allocate(int capacity) {
    nodes = nodes == null ? new Node[capacity] : Arrays.copyOf(nodes, capacity);
    parent = grow(parent, capacity);
    ordinal = grow(ordinal, capacity);
    end = grow(end, capacity);
    flags = grow(flags, capacity);
    gap = gap == null ? new byte[capacity] : Arrays.copyOf(gap, capacity);
    textStart = grow(textStart, capacity);
    chars = grow(chars, capacity);
    words = grow(words, capacity);
    punctuation = grow(punctuation, capacity);
  }

  private static int[] grow(int[] array, int capacity) {
    return array == null ? new int[capacity] : Arrays.copyOf(array, capacity);
  }
}
