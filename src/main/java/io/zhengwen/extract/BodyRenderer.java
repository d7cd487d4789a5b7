package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/**
 * Renders the noise-stripped body of a page: the body that the method selected, or else all visible
 * text except what is {@linkplain BoilerplateFilter certainly boilerplate}. The body holds more of
 * the page than the main text, and far less noise than all of its text.
 */
public final class BodyRenderer {
  private BodyRenderer() {}

  /** Selects the body of the page that an extraction was made from. */
  public static Selection select(PageModel page, Extraction extraction) {
    return extraction.body().orElseGet(() -> BoilerplateFilter.select(page));
  }

  /** Renders the body as text, as {@link TextRenderer} does. */
  public static String render(PageModel page, Extraction extraction) {
    return TextRenderer.render(page, select(page, extraction));
  }
}
