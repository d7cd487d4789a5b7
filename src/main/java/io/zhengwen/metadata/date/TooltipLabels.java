package io.zhengwen.metadata.date;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;

/**
 * Labels that stand in attributes, where an icon takes their place in what is shown: {@code <div
 * title="作者">}, {@code <span aria-label="Author">}.
 */
public final class TooltipLabels {
  /** A longer text describes more than a label does. */
  private static final int LONGEST = 20;

  private static final List<String> ATTRIBUTES = attributes();
  private static final int ANY = PageModel.attributeSet(ATTRIBUTES.toArray(String[]::new));

  private TooltipLabels() {}

  private static List<String> attributes() {
    List<String> attributes = new ArrayList<>(Tooltips.ATTRIBUTES);
    attributes.add("aria-label");
    return List.copyOf(attributes);
  }

  /** The label of an element, without what follows its last letter; empty if it has none. */
  public static String of(PageModel page, int element) {
    if (!page.mayHaveAny(element, ANY)) {
      return "";
    }
    for (String attribute : ATTRIBUTES) {
      String label = page.attr(element, attribute);
      if (!label.isEmpty() && label.length() <= LONGEST) {
        int end = label.length();
        while (end > 0 && !Character.isLetterOrDigit(label.codePointBefore(end))) {
          end = label.offsetByCodePoints(end, -1);
        }
        if (end > 0 && label.chars().noneMatch(Character::isDigit)) {
          return label.substring(0, end).strip();
        }
      }
    }
    return "";
  }
}
