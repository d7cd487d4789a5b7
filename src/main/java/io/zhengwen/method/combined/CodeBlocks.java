package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;

/**
 * Adds code that stands between kept blocks to a choice: preformatted text, and figures that
 * highlighters of code print, with their line numbers. On articles, where what is uncertain is
 * rarely kept, the text around it would refer to nothing.
 */
final class CodeBlocks {
  private final PageModel page;
  private final KeptBlocks kept;

  private CodeBlocks(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
  }

  /**
   * Adds such code to what is kept.
   *
   * @param p the probability of each block to be main text
   */
  static void add(PageModel page, KeptBlocks kept, double[] p) {
    CodeBlocks code = new CodeBlocks(page, kept);
    for (int b = 1; b < kept.size(); b++) {
      if (kept.contains(b - 1) && !kept.contains(b) && code.isCode(b)) {
        int end = code.end(b);
        if (end < kept.size() && kept.contains(end) && kept.isLikely(b, end, p)) {
          kept.add(b, end);
        }
        b = end;
      }
    }
  }

  /** One past the last of the blocks of code that begin with block {@code b}. */
  private int end(int b) {
    int end = b + 1;
    while (end < kept.size() && isCode(end)) {
      end++;
    }
    return end;
  }

  private boolean isCode(int b) {
    int text = kept.start(b);
    while (!page.isText(text)) {
      text++;
    }
    return page.preformatted(text) >= 0;
  }
}
