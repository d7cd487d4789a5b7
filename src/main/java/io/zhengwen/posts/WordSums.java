package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ShortTexts;

/** The words of a page by what they may be of a post: sums over the nodes before each node. */
final class WordSums {
  private static final int LONGEST_ASIDE = 600;

  private static final int ASIDE =
      PartNames.AUTHOR
          | PartNames.DATE
          | PartNames.OTHER_DATE
          | PartNames.RANK
          | PartNames.SIGNATURE
          | PartNames.TOOLS;

  final int[] all;

  /** Of links and controls. */
  final int[] linked;

  /** Of texts that belong to a post alone. */
  final int[] prose;

  /** The same with short texts that others repeat, such as {@code +1}. */
  final int[] said;

  private final PageModel page;
  private final int[] names;

  WordSums(Evidence evidence) {
    page = evidence.page;
    names = evidence.names;
    ShortTexts texts = evidence.texts();
    int n = page.size();
    all = new int[n + 1];
    linked = new int[n + 1];
    prose = new int[n + 1];
    said = new int[n + 1];
    boolean[] aside = new boolean[n];
    for (int i = 0; i < n; i++) {
      boolean text = page.isText(i);
      int w = text ? page.measures().words(i, i + 1) : 0;
      aside[i] = text ? aside[page.parent(i)] : isAside(i, i > 0 && aside[page.parent(i)]);
      boolean link = w > 0 && (page.inLink(i) || page.inControl(i));
      boolean own = w > 0 && !aside[i] && !link && !evidence.isDateLine(i);
      boolean repeated = own && w < ShortTexts.WORDS && texts.isRepeated(i);
      all[i + 1] = all[i] + w;
      linked[i + 1] = linked[i] + (link ? w : 0);
      said[i + 1] = said[i] + (own ? w : 0);
      prose[i + 1] = prose[i] + (own && !repeated ? w : 0);
    }
  }

  /** Whether an element is a box about a user, a date or a tool, or in one. */
  private boolean isAside(int i, boolean around) {
    int n = names[i];
    if ((n & PartNames.BODY) != 0 || (n & PartNames.TEXT) != 0 && (n & PartNames.AUTHOR) == 0) {
      return false;
    }
    return around || (n & ASIDE) != 0 && page.measures().chars(i) <= LONGEST_ASIDE;
  }
}
