package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.regex.Pattern;

/** The line at the end of a page that says whose it is: {@code 版权所有 东屿网}. */
final class OwnerLine {
  private static final int LEAST_NAME = 3;
  private static final int LONGEST = 200;

  /** Texts at the end of a page among which the line is looked for. */
  private static final int MOST_TEXTS = 30;

  private static final Pattern OWNED =
      Pattern.compile("©|copyright|版[权權]|主[办辦]|著作[权權]", Pattern.CASE_INSENSITIVE);

  private OwnerLine() {}

  /** Whether a title in Chinese or Japanese is only the owner's name, on another page than home. */
  static boolean isTitle(PageHead head, String declared) {
    return declared.codePoints().anyMatch(Character::isIdeographic)
        && head.location().filter(WebAddress::isHome).isEmpty()
        && names(head.page(), declared);
  }

  private static boolean names(PageModel page, String name) {
    int texts = 0;
    for (int i = page.size() - 1; i > 0 && name.length() >= LEAST_NAME && texts < MOST_TEXTS; i--) {
      if (page.isText(i) && page.isVisible(i)) {
        texts++;
        String text = page.textLength(i) <= LONGEST ? page.text(i) : "";
        if (text.contains(name) && OWNED.matcher(text).find()) {
          return true;
        }
      }
    }
    return false;
  }
}
