package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/** Selected text without what is in it and not for reading. */
public final class ReadableText {
  private ReadableText() {}

  /**
   * A selection without line numbers of code, {@linkplain HeadingLinks links of headings}, lines
   * that only lead to the top of the page, and notes for screen readers in links.
   */
  public static Selection of(PageModel page, Selection selection) {
    Selection.Builder others = new Selection.Builder(page);
    selection.forEach(
        i -> {
          if (HeadingLinks.holds(page, i) || LinkNotes.holds(page, i)) {
            others.add(i);
          }
        });
    return selection
        .minus(LineNumbers.of(page, selection))
        .minus(TopLinks.of(page, selection))
        .minus(others.build());
  }
}
