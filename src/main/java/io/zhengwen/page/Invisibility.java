package io.zhengwen.page;

import java.util.regex.Pattern;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;

/** What an element's own attributes say of whether it is shown. */
final class Invisibility {
  private static final Pattern STYLE =
      Pattern.compile(
          "(?:display\\s*:\\s*none|visibility\\s*:\\s*(?:hidden|none|collapse))",
          Pattern.CASE_INSENSITIVE);

  private Invisibility() {}

  static boolean isDeclared(Attributes attributes) {
    if (attributes.hasKey("hidden")) {
      return !attributes.get("hidden").equalsIgnoreCase("until-found");
    }
    if (attributes.get("type").equalsIgnoreCase("hidden")) {
      return true;
    }
    String style = attributes.get("style");
    return style.length() > 11 && namesPropertyInY(style) && STYLE.matcher(style).find();
  }

  /**
   * Whether an element is a template that browsers show as the content of the element around it.
   */
  static boolean isShadowRoot(Element e) {
    return e.normalName().equals("template") && e.hasAttr("shadowrootmode");
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
