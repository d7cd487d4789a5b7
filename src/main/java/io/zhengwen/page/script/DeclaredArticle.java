package io.zhengwen.page.script;

import io.zhengwen.page.PageModel;

/**
 * Tells whether a page declares an article in JSON-LD: an object whose first type is an article,
 * blog posting or report of schema.org.
 */
public final class DeclaredArticle {
  private static final String TYPE = "\"@type\"";
  private static final String BEFORE_TYPE = " \t\r\n:[";

  private DeclaredArticle() {}

  /** Returns whether the page declares an article. The JSON may be cut off or malformed. */
  public static boolean in(PageModel page) {
    return Declarations.jsonLd(page).anyMatch(DeclaredArticle::hasArticle);
  }

  private static boolean hasArticle(String json) {
    for (int at = json.indexOf(TYPE); at >= 0; at = json.indexOf(TYPE, at)) {
      at += TYPE.length();
      while (at < json.length() && BEFORE_TYPE.indexOf(json.charAt(at)) >= 0) {
        at++;
      }
      int end = json.indexOf('"', at + 1);
      if (end > 0 && json.charAt(at) == '"' && isArticle(json.substring(at + 1, end))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isArticle(String type) {
    return type.endsWith("Article") || type.endsWith("BlogPosting") || type.equals("Report");
  }
}
