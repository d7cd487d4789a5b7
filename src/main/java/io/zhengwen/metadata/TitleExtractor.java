package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;

/** Stand-in until the title finder is there. */
public final class TitleExtractor {
  private TitleExtractor() {}

  /** The title. */
  public static String extract(PageModel page) {
    return page.documentTitle();
  }
}
