package io.zhengwen.metadata.author;

import io.zhengwen.metadata.date.TooltipLabels;
import io.zhengwen.page.PageModel;
import java.util.List;

/**
 * Reads East Asian bylines whose announcement stands in a tooltip: {@code <div
 * title="作者">张三</div>}.
 */
final class TooltipBylines {
  private static final int LONGEST = 60;

  private TooltipBylines() {}

  /**
   * Adds what small elements say.
   *
   * @param language the code of the language that the page declares, in lower case
   */
  static void addTo(AuthorStatements statements, String language) {
    PageModel page = statements.page();
    for (int i = 1; i < page.size(); i++) {
      int chars = page.isText(i) ? 0 : page.measures().chars(i);
      if (chars > 1 && chars <= LONGEST) {
        String label = TooltipLabels.of(page, i);
        if (!label.isEmpty()) {
          add(statements, i, label, language);
        }
      }
    }
  }

  private static void add(AuthorStatements statements, int element, String label, String language) {
    String text = BylineText.of(statements.page(), element).strip();
    if (EastAsianBylines.isCue(label) && !text.startsWith(label)) {
      EastAsianBylines.read(label + "：" + text, true, language, new Names(statements, element));
    }
  }

  private record Names(AuthorStatements statements, int element) implements EastAsianBylines.Sink {
    @Override
    public void add(AuthorPlace place, List<String> names) {
      statements.addNames(place, names, element);
    }

    @Override
    public void pending(AuthorPlace place) {}
  }
}
