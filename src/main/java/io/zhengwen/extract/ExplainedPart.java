package io.zhengwen.extract;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.util.List;

/**
 * An explanation with the text of the parts of the page that it is about.
 *
 * @param kept whether the part, or some of it, is main text; null if the value does not belong to a
 *     part
 * @param path the path of the part in the page; null if the value does not belong to a part
 * @param text the part's text on one line, shortened; null if the value does not belong to a part
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ExplainedPart(
    String description,
    double value,
    Boolean kept,
    String path,
    String text,
    List<ExplainedPart> details) {

  /**
   * An explanation with the text of its parts.
   *
   * @param mainText the main text that was chosen
   * @param mostChars characters of a part's text beyond which it is cut off
   */
  public static ExplainedPart of(
      PageModel page, Selection mainText, Explanation explanation, int mostChars) {
    List<ExplainedPart> details =
        explanation.details().stream()
            .map(detail -> of(page, mainText, detail, mostChars))
            .toList();
    if (explanation.part().isEmpty()) {
      return new ExplainedPart(
          explanation.description(), explanation.value(), null, null, null, details);
    }
    int start = explanation.part().get().start();
    int end = explanation.part().get().end();
    int selected = mainText.next(start);
    return new ExplainedPart(
        explanation.description(),
        explanation.value(),
        selected >= 0 && selected < end,
        NodePath.of(page, page.isText(start) ? page.parent(start) : start),
        text(page, start, end, mostChars),
        details);
  }

  /** Whether the value belongs to a part of the page. */
  public boolean isPart() {
    return kept != null;
  }

  private static String text(PageModel page, int start, int end, int mostChars) {
    StringBuilder text = new StringBuilder();
    for (int i = start; i < end && text.length() <= mostChars; i++) {
      if (page.isText(i)) {
        if (i > start && page.gapBefore(i).ordinal() > 0) {
          text.append(' ');
        }
        page.appendText(i, text);
      }
    }
    if (text.length() > mostChars) {
      int cut = Character.isHighSurrogate(text.charAt(mostChars - 1)) ? mostChars - 1 : mostChars;
      text.setLength(cut);
      text.append('…');
    }
    return text.toString().replaceAll("\\s+", " ");
  }
}
