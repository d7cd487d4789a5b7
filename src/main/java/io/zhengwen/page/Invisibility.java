package io.zhengwen.page;

import java.util.regex.Pattern;
import org.jsoup.nodes.Attributes;

/** Whether an element's own attributes say that it is not shown. */
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
    return style.length() > 11 && STYLE.matcher(style).find();
  }
}
