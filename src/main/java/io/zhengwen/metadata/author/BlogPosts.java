package io.zhengwen.metadata.author;

import io.zhengwen.page.PageModel;
import java.util.StringTokenizer;

/**
 * Tells pages of one post of a blog by the classes that WordPress gives the body of every page:
 * {@code single-post} stands there in all themes.
 */
final class BlogPosts {
  private static final String POST = "single-post";

  private BlogPosts() {}

  /** Whether a page is that of one post. */
  static boolean isOne(PageModel page) {
    StringTokenizer classes = new StringTokenizer(page.attr(0, "class"));
    while (classes.hasMoreTokens()) {
      if (classes.nextToken().equals(POST)) {
        return true;
      }
    }
    return false;
  }
}
