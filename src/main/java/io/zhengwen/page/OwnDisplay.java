package io.zhengwen.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;

/** What an element's own attributes say of how it is shown. */
final class OwnDisplay {
  private static final Pattern STYLE =
      Pattern.compile(
          "(?:display\\s*:\\s*none|visibility\\s*:\\s*(?:hidden|none|collapse))"
              + "|display\\s*:\\s*(block|flex|grid|table|list-item|flow-root)(?![\\w-])",
          Pattern.CASE_INSENSITIVE);

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
    String style = attributes.get("style");
    return style.length() > 11 && namesPropertyInY(style) ? ofStyle(style) : 0;
  }

  private static int ofStyle(String style) {
    int flags = 0;
    Matcher m = STYLE.matcher(style);
    while (m.find()) {
      flags |= m.start(1) < 0 ? Tags.HIDDEN : Tags.BLOCK;
    }
    return flags;
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

  /** A quick check: most styles name neither {@code display} nor {@code visibility}. */
  private static boolean namesPropertyInY(String style) {
    for (int colon = style.indexOf(':'); colon >= 0; colon = style.indexOf(':', colon + 1)) {
      int last = colon - 1;
      while (last >= 0 && Character.isWhitespace(style.charAt(last))) {
        last--;
      }
      if (last >= 0 && Character.toLowerCase(style.charAt(last)) == 'y') {
        return true;
      }
    }
    return false;
  }
}
