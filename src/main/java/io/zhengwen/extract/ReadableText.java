package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.PrivateUse;

/** Selected text without what is in it and not for reading. */
public final class ReadableText {
  private ReadableText() {}

  /**
   * A selection without line numbers of code, {@linkplain HeadingLinks links of headings}, lines
   * that only lead to the top of the page, labels that unfold what is there already, {@linkplain
   * SystemLabels lines of publishing systems}, notes for screen readers in links, and icons of
   * fonts.
   */
  public static Selection of(PageModel page, Selection selection) {
    HeadingLinks headingLinks = new HeadingLinks(page);
    SystemLabels labels = new SystemLabels(page);
    Selection.Builder others = new Selection.Builder(page);
    selection.forEach(
        i -> {
          if (headingLinks.holds(i)
              || labels.holds(i)
              || LinkNotes.holds(page, i)
              || isIcon(page, i)) {
            others.add(i);
          }
        });
    return selection
        .minus(LineNumbers.of(page, selection))
        .minus(TopLinks.of(page, selection))
        .minus(ExpandLabels.of(page, selection))
        .minus(others.build());
  }

  /** Whether a text is nothing but icons of a font of the page's own. */
  public static boolean isIcon(PageModel page, int text) {
    return !page.hasWord(text) && PrivateUse.isAllOf(page.text(text));
  }
}
