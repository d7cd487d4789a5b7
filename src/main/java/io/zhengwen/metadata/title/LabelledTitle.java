package io.zhengwen.metadata.title;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * The title that a page gives as the value of a label in a cell or an element of its own, as
 * letters to a government and answers to them do: {@code <th>信件标题</th><td>…</td>}.
 */
final class LabelledTitle {
  private static final int LONGEST_LABEL = 12;
  private static final int SHORTEST = 4;
  private static final int MOST_NODES = 6;

  private static final Set<String> LABELS = TitleLabels.ofKind("title");

  private LabelledTitle() {}

  /** The value behind the first such label; empty if there is none. */
  static String of(PageModel page) {
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)
          && page.textLength(i) <= LONGEST_LABEL
          && page.hasCjk(i)
          && LABELS.contains(letters(page.text(i)))) {
        return valueBehind(page, i);
      }
    }
    return "";
  }

  private static String valueBehind(PageModel page, int label) {
    for (int i = label + 1; i < page.size() && i <= label + MOST_NODES; i++) {
      if (page.isText(i)) {
        boolean fits =
            page.isVisible(i)
                && page.gapBefore(i).compareTo(Gap.SPACE) > 0
                && page.textLength(i) >= SHORTEST
                && page.textLength(i) <= TitleParts.LONGEST;
        return fits ? page.text(i) : "";
      }
    }
    return "";
  }

  private static String letters(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().filter(Character::isLetter).forEach(out::appendCodePoint);
    return out.toString();
  }
}
