package io.zhengwen.page;

import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/** What the name of an element says about it, as a set of flags. */
public final class Tags {
  /**
   * Breaks the line. All elements do except inline ones and those of other vocabularies, whose
   * names have a colon; {@linkplain UnknownElement unknown} ones unless they stand in a line.
   */
  static final int BLOCK = 1;

  static final int ANCHOR = 1 << 1;

  /** User interaction: form controls, buttons and labels. */
  static final int CONTROL = 1 << 2;

  static final int HEADING = 1 << 3;
  static final int LIST_ITEM = 1 << 4;
  static final int CELL = 1 << 5;
  static final int PREFORMATTED = 1 << 6;

  /** Content that is not shown: scripts would replace or reveal it. */
  static final int HIDDEN = 1 << 7;

  /** An element that is not part of the model, nor is its content. */
  public static final int DROPPED = 1 << 8;

  /** An element that is part of the model, but not its content. */
  static final int EMPTIED = 1 << 9;

  static final int LINE_BREAK = 1 << 10;

  /** Inline elements that stand side by side as words of their own. */
  static final int SEPARATE = 1 << 11;

  static final int PARAGRAPH = 1 << 12;

  /** An element that says something of the page without showing anything. */
  static final int DECLARATION = 1 << 13;

  private static final String INLINE =
      "abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd mark nobr output"
          + " picture q rb ruby s samp small span strike strong sub sup tt u var wbr img"
          + " meter progress math maction menclose merror mfenced mfrac mi mmultiscripts mn mo"
          + " mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup"
          + " msup mtable mtext mtr mlabeledtr munder munderover semantics";

  private static final String BLOCKS =
      "address article aside blockquote body caption center col colgroup details dialog dir div dl"
          + " fieldset figcaption figure footer form header hgroup hr html main marquee menu nav"
          + " ol optgroup option search section slot summary table tbody tfoot thead tr ul";

  private static final Map<String, Integer> FLAGS = new HashMap<>();

  static {
    put(INLINE, 0);
    put(BLOCKS, BLOCK);
    put("a", ANCHOR | SEPARATE);
    put("time mtd", SEPARATE);
    put("br", LINE_BREAK);
    put("button label legend", BLOCK | CONTROL);
    put("input select textarea datalist", CONTROL | EMPTIED);
    put("h1 h2 h3 h4 h5 h6", BLOCK | HEADING);
    put("p", BLOCK | PARAGRAPH);
    put("li dt dd", BLOCK | LIST_ITEM);
    put("td th", BLOCK | CELL);
    put("pre listing xmp plaintext", BLOCK | PREFORMATTED);
    put("noscript template dialog", BLOCK | HIDDEN);
    // Readings above characters, and sources of formulas, would stand between the words of the
    // text.
    put("rt rtc rp annotation annotation-xml", DROPPED);
    put(
        "style head title base param source track area map svg iframe object embed"
            + " applet canvas audio video noframes noembed frame frameset bgsound basefont",
        DROPPED);
    put("script meta link", DROPPED | DECLARATION);
  }

  private Tags() {}

  private static void put(String names, int flags) {
    for (String name : names.split(" ")) {
      FLAGS.put(name, flags);
    }
  }

  /** Whether HTML or MathML has elements of a name, in lower case, or another vocabulary may. */
  static boolean isKnown(String name) {
    return FLAGS.containsKey(name) || name.indexOf(':') >= 0;
  }

  /** The flags of a name in lower case; of an unknown one, as if it stood alone. */
  public static int flags(String name) {
    Integer known = FLAGS.get(name);
    if (known != null) {
      return known;
    }
    return name.indexOf(':') < 0 ? BLOCK : SEPARATE;
  }

  /** The flags of an element where it stands. */
  static int flags(Element e) {
    Integer known = FLAGS.get(e.normalName());
    if (known != null) {
      return known;
    }
    return isKnown(e.normalName()) ? SEPARATE : UnknownElement.flags(e);
  }
}
