package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/** Stand-in until the filter is there. */
public final class BodyRenderer {
  private BodyRenderer() {}

  /** The body's text. */
  public static String render(PageModel page) {
    return TextRenderer.render(page, Selection.ofSubtree(page, 0));
  }
}
