package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/**
 * Renders the noise-stripped body: all visible text of a page less what is {@linkplain
 * BoilerplateFilter certainly boilerplate}. It holds more of the page than the main text of any
 * method, and far less noise than all of its text.
 */
public final class BodyRenderer {
  private BodyRenderer() {}

  /** The body's text, rendered as {@link TextRenderer} renders. */
  public static String render(PageModel page) {
    return TextRenderer.render(page, BoilerplateFilter.select(page));
  }
}
