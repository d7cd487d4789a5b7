package io.zhengwen.metadata.author;

import io.zhengwen.page.ClassTest;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Tells pages of one post of a blog by the classes that WordPress gives the body of every page:
 * {@code single-post} stands there in all themes.
 */
final class BlogPosts {
  private static final Set<String> POST = Set.of("single-post");

  private BlogPosts() {}

  /** Whether a page is that of one post. */
  static boolean isOne(PageModel page) {
    return ClassTest.ofAny(page, POST).passes(0);
  }
}
