package io.zhengwen.page;

import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.TextCounter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Builds a {@link PageModel} in one walk over the tree, without recursion. The counts are those of
 * single text nodes until the end of the walk, when they are summed up.
 */
public final class PageModelBuilder {
  static final int TEXT = 1 << 16;
  static final int ITEM_START = 1 << 17;
  static final int WORDY = 1 << 18;

  /** An element with one of {@link #DESCRIPTIONS}. */
  static final int DESCRIBED = 1 << 20;

  private static final String[] DESCRIPTIONS = {
    "itemprop", "itemtype", "property", "rel", "datetime"
  };

  /** A text with a decimal digit. */
  static final int DIGIT = 1 << 21;

  /** A text with a CJK letter. */
  static final int CJK = 1 << 22;

  private static final int CLASS_BIT = AttributeBits.of("class");
  private static final int DESCRIPTION_BITS = AttributeBits.of(DESCRIPTIONS);

  private static final String TEXT_NAME = "#text";

  /** Flags that the content of an element inherits. */
  private static final int INHERITED = Tags.ANCHOR | Tags.CONTROL | Tags.PREFORMATTED | Tags.HIDDEN;

  /** A page that shows fewer characters than this may be an app shell. */
  private static final int NEXT_TO_NOTHING = 500;

  /** An app shell hides at least this many times the characters that it shows. */
  private static final int HIDES = 4;

  int size;
  Node[] nodes;
  String[] tag;

  /** The attributes of each element that has any, else null. */
  Attributes[] attributes;

  /** The {@link AttributeBits} of each element. */
  int[] attributeBits;

  int[] parent;
  int[] ordinal;
  int[] end;
  int[] flags;
  byte[] gap;
  int[] textStart;
  int[] classes;
  PageMeasures measures;
  final ClassTable classTable = new ClassTable();
  final List<Declaration> declarations = new ArrayList<>();
  final TextCleaner text = new TextCleaner();

  private int[] chars;
  private int[] words;
  private int[] punctuation;
  private final GapTracker gaps = new GapTracker();
  private final CodeLines codeLines = new CodeLines();
  private boolean itemPending;
  private int deepest;
  private int opened = 1;

  private PageModelBuilder() {
    allocate(2048);
  }

  /**
   * Measures a page.
   *
   * @throws PageRefusedException if the nesting reaches the limit and the limits say refuse
   */
  public static PageModel build(ParsedPage page) {
    PageModelBuilder b = new PageModelBuilder();
    Element body = page.document().body();
    b.walk(body);
    EnumSet<Truncation> truncations = EnumSet.noneOf(Truncation.class);
    truncations.addAll(page.truncations());
    if (b.deepest + 1 >= page.limits().maxDepth()) {
      page.limits().refuse("the page nests elements to maxDepth=" + page.limits().maxDepth());
      truncations.add(Truncation.DEPTH);
    }
    return new PageModel(b, page, Set.copyOf(truncations));
  }

  /** Makes the model of a page whose body holds nothing but a text. */
  public static PageModel ofText(String text) {
    Document document = Document.createShell("");
    document.body().appendText(text);
    return build(
        new ParsedPage(
            document,
            "",
            StandardCharsets.UTF_8,
            ParsedPage.CharsetSource.CHARACTERS,
            ParseLimits.DEFAULT,
            Set.of(),
            false));
  }

  private void walk(Element body) {
    int open = enter(body, body.normalName(), -1, Tags.BLOCK);
    Element[] path = new Element[64];
    int[] nextChild = new int[64];
    int depth = 0;
    path[0] = body;
    while (depth >= 0) {
      if (nextChild[depth] == path[depth].childNodeSize()) {
        leave(open);
        open = parent[open];
        depth--;
        continue;
      }
      Node node = path[depth].childNode(nextChild[depth]++);
      if (node instanceof TextNode t && !(node instanceof CDataNode)) {
        opened++;
        addText(t, open);
      } else if (node instanceof Element e) {
        String name = e.normalName();
        int f = Tags.flags(e);
        if ((f & Tags.DROPPED) != 0) {
          if ((f & Tags.DECLARATION) != 0) {
            declarations.add(new Declaration(e, open));
          }
          continue;
        }
        if (OwnDisplay.repeatsFormula(e)) {
          continue;
        }
        opened++;
        open = enter(e, name, open, f);
        depth++;
        deepest = Math.max(deepest, depth + 1);
        if (depth == path.length) {
          path = Arrays.copyOf(path, 2 * depth);
          nextChild = Arrays.copyOf(nextChild, 2 * depth);
        }
        path[depth] = e;
        nextChild[depth] = (f & Tags.EMPTIED) == 0 ? 0 : e.childNodeSize();
      }
    }
    textStart[size] = text.length();
    revealHiddenPage();
    measures = new PageMeasures(size, flags, end, chars, words, punctuation);
  }

  private boolean isVisible(int i) {
    return (flags[i] & Tags.HIDDEN) == 0;
  }

  /**
   * Makes all text visible on a page that shows next to nothing: a script would reveal it, or it is
   * meant for clients without scripts.
   */
  private void revealHiddenPage() {
    long visible = 0;
    long all = 0;
    for (int i = 0; i < size; i++) {
      all += chars[i];
      visible += isVisible(i) ? chars[i] : 0;
    }
    if (visible < NEXT_TO_NOTHING && all - visible >= HIDES * visible) {
      for (int i = 0; i < size; i++) {
        flags[i] &= ~Tags.HIDDEN;
      }
    }
  }

  private int enter(Element e, String name, int parentId, int tagFlags) {
    boolean revealed = (tagFlags & Tags.HIDDEN) != 0 && OwnDisplay.isRevealed(e);
    int f = revealed ? tagFlags & ~Tags.HIDDEN : tagFlags;
    f |= parentId < 0 ? 0 : flags[parentId] & INHERITED;
    Attributes own = e.attributesSize() > 0 ? e.attributes() : null;
    int bits = own == null ? 0 : AttributeBits.of(own);
    String classes = (bits & CLASS_BIT) == 0 ? "" : own.get("class");
    f |= (bits & OwnDisplay.BITS) == 0 ? 0 : OwnDisplay.flags(own);
    f |= (bits & DESCRIPTION_BITS) != 0 && isDescribed(own) ? DESCRIBED : 0;
    int id = add(e, name, parentId, f);
    attributes[id] = own;
    attributeBits[id] = bits;
    this.classes[id] = classTable.numberOf(classes);
    gap[id] = (byte) gaps.pending().ordinal();
    int passed = tagFlags | f & Tags.BLOCK;
    gaps.open(codeLines.goOn(name, f, text) ? passed & ~Tags.BLOCK : passed);
    if ((f & Tags.LIST_ITEM) != 0) {
      itemPending = true;
    }
    return id;
  }

  private static boolean isDescribed(Attributes own) {
    for (String name : DESCRIPTIONS) {
      if (own.hasKey(name)) {
        return true;
      }
    }
    return false;
  }

  private void leave(int id) {
    end[id] = size;
    boolean line = gaps.goesOn() && codeLines.end(tag[id], flags[id], text);
    gaps.close(line ? flags[id] & ~Tags.BLOCK : flags[id]);
    boolean hides = (flags[id] & Tags.HIDDEN) != 0 && (id == 0 || isVisible(parent[id]));
    if (hides && textStart[id] == text.length()) {
      gaps.resume(Gap.of(gap[id]));
    }
    gap[id] = 0; // Only texts keep theirs.
    if ((flags[id] & Tags.LIST_ITEM) != 0) {
      itemPending = false;
    }
  }

  private void addText(TextNode t, int parentId) {
    int f = TEXT | flags[parentId] & INHERITED;
    if ((f & (Tags.HIDDEN | Tags.PREFORMATTED)) == Tags.HIDDEN
        && HiddenData.isJson(t.getWholeText())) {
      return;
    }
    int start = text.length();
    int length =
        (f & Tags.PREFORMATTED) == 0
            ? text.appendCollapsed(t.getWholeText(), gaps.goesOn())
            : text.appendPreformatted(
                gaps.atBlock() && t.isBlank() ? Indent.of(t) : t.getWholeText());
    if (length == 0) {
      text.truncate(start);
      gaps.blank(text);
      return;
    }
    TextCounter counter = text.counter();
    f |= itemPending ? ITEM_START : 0;
    f |= counter.words() > 0 ? WORDY : 0;
    f |= counter.hasDigit() ? DIGIT : 0;
    f |= counter.cjk() > 0 ? CJK : 0;
    int id = add(t, TEXT_NAME, parentId, f);
    textStart[id] = start;
    gap[id] = (byte) gaps.before(text, start).ordinal();
    end[id] = size;
    chars[id] = counter.chars();
    words[id] = counter.words();
    punctuation[id] = counter.punctuation();
    itemPending = false;
  }

  private int add(Node node, String name, int parentId, int f) {
    if (size + 1 == nodes.length) {
      allocate(nodes.length * 2);
    }
    int id = size++;
    nodes[id] = node;
    tag[id] = name;
    parent[id] = parentId;
    ordinal[id] = opened;
    flags[id] = f;
    textStart[id] = text.length();
    return id;
  }

  private void allocate(int capacity) {
    nodes = nodes == null ? new Node[capacity] : Arrays.copyOf(nodes, capacity);
    tag = tag == null ? new String[capacity] : Arrays.copyOf(tag, capacity);
    attributes =
        attributes == null ? new Attributes[capacity] : Arrays.copyOf(attributes, capacity);
    attributeBits = grow(attributeBits, capacity);
    classes = grow(classes, capacity);
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
