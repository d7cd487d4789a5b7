package io.zhengwen.metadata.pager;

import io.zhengwen.page.PageModel;

/**
 * Recognises links to the next or previous article of a site by words at the beginning of the link,
 * or in the short text right before it: {@code 上一篇：秋天}.
 */
final class ArticleLinks {
  private static final int LONGEST_LABEL = 20;

  private ArticleLinks() {}

  /**
   * Whether a link leads to another article.
   *
   * @param link the id of an {@code a}; -1 for a {@code link}, which does not say
   */
  static boolean isOne(PageModel page, int link) {
    if (link < 0) {
      return false;
    }
    int before = link - 1;
    while (before > 0 && !page.isText(before)) {
      before--;
    }
    return PagerWords.beginsArticle(page.text(link, page.end(link), i -> true))
        || page.isText(before)
            && page.textLength(before) <= LONGEST_LABEL
            && PagerWords.beginsArticle(page.text(before));
  }
}
