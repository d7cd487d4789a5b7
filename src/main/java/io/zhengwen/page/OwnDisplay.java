package io.zhengwen.page;

import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;

/** What an element's own attributes say of how it is shown. */
final class OwnDisplay {
  private static final String DISPLAY = "display";
  private static final String VISIBILITY = "visibility";
  private static final String NONE = "none";

  /** Values of {@code visibility} that hide. */
  private static final String[] HIDING = {"hidden", NONE, "collapse"};

  /** Values of {@code display} that break the line. */
  private static final String[] BREAKING = {
    "block", "flex", "grid", "table", "list-item", "flow-root"
  };

  /** The {@link AttributeBits} of what {@link #flags} reads. */
  static final int BITS = AttributeBits.of("hidden", "popover", "type", "style");

  private OwnDisplay() {}

  /** Returns {@link Tags#HIDDEN} if it is not shown, {@link Tags#BLOCK} if it breaks the line. */
  static int flags(Attributes attributes) {
    if (attributes.hasKey("hidden")) {
      return attributes.get("hidden").equalsIgnoreCase("until-found") ? 0 : Tags.HIDDEN;
    }
    if (attributes.hasKey("popover") || attributes.get("type").equalsIgnoreCase("hidden")) {
      return Tags.HIDDEN;
    }
    return ofStyle(attributes.get("style"));
  }

  private static int ofStyle(String style) {
    int flags = 0;
    for (int colon = style.indexOf(':'); colon >= 0; colon = style.indexOf(':', colon + 1)) {
      int name = colon;
      while (name > 0 && isSpace(style.charAt(name - 1))) {
        name--;
      }
      // Most styles name neither property, and no other that ends so.
      if (name > 0 && (style.charAt(name - 1) | 0x20) == 'y') {
        flags |= ofProperty(style, name, colon + 1);
      }
    }
    return flags;
  }

  /** The flags of a property whose name ends at an index, and whose value begins at another. */
  private static int ofProperty(String style, int nameEnd, int from) {
    int value = from;
    while (value < style.length() && isSpace(style.charAt(value))) {
      value++;
    }
    if (stands(VISIBILITY, style, nameEnd - VISIBILITY.length())) {
      return standsOneOf(HIDING, style, value, false) ? Tags.HIDDEN : 0;
    }
    if (!stands(DISPLAY, style, nameEnd - DISPLAY.length())) {
      return 0;
    }
    if (stands(NONE, style, value)) {
      return Tags.HIDDEN;
    }
    return standsOneOf(BREAKING, style, value, true) ? Tags.BLOCK : 0;
  }

  private static boolean standsOneOf(String[] words, String style, int at, boolean whole) {
    for (String word : words) {
      if (stands(word, style, at) && !(whole && goesOn(style, at + word.length()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a word in small letters stands at an index, in letters of either case. */
  private static boolean stands(String word, String style, int at) {
    if (at < 0 || at + word.length() > style.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = style.charAt(at + i);
      if ((c >= 'A' && c <= 'Z' ? c | 0x20 : c) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a name goes on at an index. */
  private static boolean goesOn(String style, int at) {
    char c = at < style.length() ? style.charAt(at) : ' ';
    char small = (char) (c | 0x20);
    return small >= 'a' && small <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-';
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /**
   * Whether an element of a name that is not shown is an exception: a template that browsers show
   * as the content of the element around it, or an open dialog.
   */
  static boolean isRevealed(Element e) {
    return switch (e.normalName()) {
      case "template" -> e.hasAttr("shadowrootmode");
      case "dialog" -> e.hasAttr("open");
      default -> false;
    };
  }

  /**
   * Whether an element draws the formula that the element before it holds as MathML, which is what
   * is read aloud.
   */
  static boolean repeatsFormula(Element e) {
    if (!e.normalName().equals("span") || !e.attr("aria-hidden").equals("true")) {
      return false;
    }
    Element before = e.previousElementSibling();
    Element formula = before == null ? null : before.firstElementChild();
    return formula != null && formula.normalName().equals("math");
  }
}
