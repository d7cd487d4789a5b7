package io.zhengwen.method.combined;

import io.zhengwen.extract.ScreenReaderText;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.ClassTest;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Takes {@linkplain ScreenReaderText what only screen readers read out} from the blocks that may be
 * main text. On pages of several texts, such as grids of cards, these are labels of buttons, and
 * prices and ratings said once more in words. In cells of tables they stay: there they say what an
 * icon shows.
 */
final class SpokenLabels {
  /** How many elements around a text are asked, its own included; ours. */
  private static final int LEVELS = 3;

  /** Blocks less likely than this are not kept anyway. */
  private static final double LIKELY = .05;

  private static final Set<String> CELLS = Set.of("td", "th");

  private final PageModel page;
  private final ClassTest spokenByClass;

  private SpokenLabels(PageModel page) {
    this.page = page;
    spokenByClass = new ClassTest(page, classes -> ScreenReaderText.isIn(classes, ""));
  }

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, Blocks blocks, double[] p) {
    SpokenLabels labels = new SpokenLabels(page);
    for (int b = 0; b < p.length; b++) {
      if (p[b] > LIKELY
          && (labels.isSpoken(blocks.start(b))
              || labels.isButton(blocks.start(b), blocks.end(b)))) {
        p[b] = 0;
      }
    }
  }

  private boolean isSpoken(int start) {
    int at = page.parent(start);
    for (int level = 0; level < LEVELS && at > 0; level++) {
      if (isKeptFromView(at)) {
        return !isInCell(at);
      }
      at = page.parent(at);
    }
    return false;
  }

  /** Whether some of what a button says is only spoken, as the name of what it adds to a cart. */
  private boolean isButton(int start, int end) {
    if (!page.inControl(start)) {
      return false;
    }
    for (int i = start + 1; i < end; i++) {
      if (page.isText(i) && isSpoken(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isKeptFromView(int element) {
    return spokenByClass.passes(element) || ScreenReaderText.isIn("", page.attr(element, "style"));
  }

  private boolean isInCell(int element) {
    int at = element;
    while (at > 0 && !CELLS.contains(page.tag(at))) {
      at = page.parent(at);
    }
    return at > 0;
  }
}
