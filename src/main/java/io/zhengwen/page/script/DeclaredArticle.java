package io.zhengwen.page.script;

import io.zhengwen.page.PageModel;

/**
 * Tells whether a page declares an article in JSON-LD: an object whose first type is an article,
 * blog posting or report of schema.org.
 */
public final class DeclaredArticle {
  private DeclaredArticle() {}

  /** Returns whether the page declares an article. The JSON may be cut off or malformed. */
  public static boolean in(PageModel page) {
    return JsonLdTypes.any(page, DeclaredArticle::isArticle);
  }

  private static boolean isArticle(String type) {
    return type.endsWith("Article") || type.endsWith("BlogPosting") || type.equals("Report");
  }
}
