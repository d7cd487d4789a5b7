package io.zhengwen.method.combined;

import io.zhengwen.page.ClassTest;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Adds footnotes to a choice that has the text right before them. What writes Markdown as HTML
 * marks them by a class or a role.
 */
final class Footnotes {
  private static final int ROLE = PageModel.attributeSet("role");

  private static final Set<String> NAMES =
      Set.of("footnotes", "footnote", "footnotes-list", "wp-block-footnotes");

  /** Elements between the notes and a block in them. */
  private static final int MOST_STEPS = 6;

  /** Among so many visible blocks before the notes, one is kept. */
  private static final int NEAREST = 3;

  private final PageModel page;
  private final KeptBlocks kept;
  private final ClassTest named;

  private Footnotes(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
    named = ClassTest.ofAny(page, NAMES);
  }

  /** Adds notes to what is kept. */
  static void add(PageModel page, KeptBlocks kept) {
    Footnotes notes = new Footnotes(page, kept);
    int b = notes.areMarked() ? 0 : kept.size();
    while (b < kept.size()) {
      int all = kept.contains(b) || !kept.isVisible(b) ? -1 : notes.around(b);
      int end = b + 1;
      if (all >= 0) {
        end = Math.max(end, kept.firstFrom(b, page.end(all)));
        if (kept.isBehindKept(b, NEAREST)) {
          kept.add(b, end);
        }
      }
      b = end;
    }
  }

  private int around(int b) {
    int found = -1;
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      found = isMarked(i) ? i : found;
    }
    return found;
  }

  private boolean areMarked() {
    for (int i = 0; i < page.size(); i++) {
      if (isMarked(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMarked(int i) {
    return named.passes(i)
        || page.mayHaveAny(i, ROLE) && page.attr(i, "role").equals("doc-endnotes");
  }
}
