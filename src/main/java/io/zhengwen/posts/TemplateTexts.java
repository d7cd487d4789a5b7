package io.zhengwen.posts;

import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.RepeatedTexts;
import java.util.regex.Pattern;

/**
 * What the template of posts or comments prints with each: the number that it has on the page, and
 * the words that all have, such as {@code says:} or the names of buttons.
 */
final class TemplateTexts {
  /** A number of a post on its page. */
  private static final Pattern NUMBER =
      Pattern.compile("\\s*(?:[#＃]\\s?\\d{1,6}\\s?[楼樓層层Ff]?|第?\\d{1,6}\\s?(?:[楼樓]层?|[#＃]))\\s*");

  private static final int LONGEST_NUMBER = 12;

  /** Texts of a record among which its number stands. */
  private static final int BEFORE_TEXT = 8;

  private final Columns columns;
  private final RepeatedTexts repeated;
  private final PageModel page;

  TemplateTexts(Evidence evidence, Columns columns, RepeatedTexts repeated) {
    this.columns = columns;
    this.repeated = repeated;
    page = evidence.page;
  }

  /** Marks their nodes. */
  void markIn(boolean[] excluded) {
    int[] texts = new int[columns.group.size()];
    for (int i = 0; i < page.size(); i++) {
      int r = columns.record[i];
      if (r >= 0 && page.isText(i)) {
        boolean number = texts[r]++ < BEFORE_TEXT && isNumber(i);
        excluded[i] |= number || repeated.isEverywhere(i) && !leadsToProfile(i);
      }
    }
  }

  private boolean leadsToProfile(int i) {
    int link = Links.around(page, i);
    return link >= 0 && Participants.isProfile(page.attr(link, "href"));
  }

  private boolean isNumber(int i) {
    return page.hasDigit(i)
        && page.textLength(i) <= LONGEST_NUMBER
        && NUMBER.matcher(page.text(i)).matches();
  }
}
