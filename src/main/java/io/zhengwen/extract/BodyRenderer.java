package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/**
 * Renders the noise-stripped body: what the method itself takes for it, else all visible text of a
 * page less what is {@linkplain BoilerplateFilter certainly boilerplate}. It holds more of the page
 * than the main text, and far less noise than all of its text.
 */
public final class BodyRenderer {
  private BodyRenderer() {}

  /** The body of a page that a method has read. */
  public static Selection select(PageModel page, Extraction extraction) {
    return extraction.body().orElseGet(() -> BoilerplateFilter.select(page));
  }

  /** The body's text, rendered as {@link TextRenderer} renders. */
  public static String render(PageModel page, Extraction extraction) {
    return TextRenderer.render(page, select(page, extraction));
  }
}
