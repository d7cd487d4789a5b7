package io.zhengwen.metadata.pager;

import io.zhengwen.page.PageModel;
import java.util.regex.Pattern;

/**
 * Recognises links that lead to no page of the same article: to the next or previous article of a
 * site, by words at the beginning of the link or in the short text right before it ({@code
 * 上一篇：秋天}), or to further comments.
 */
final class ArticleLinks {
  private static final int LONGEST_LABEL = 20;

  /** A word and a number, in either order. */
  private static final Pattern PAGE =
      Pattern.compile("\\p{L}{1,12}\\.?\\s?\\p{Nd}{1,5}|第?\\p{Nd}{1,5}\\.?\\s?\\p{L}{1,12}");

  private static final Pattern COMMENTS =
      Pattern.compile("[/?&](?:comment-?page|cpage)[-=]\\d|/comments/page/\\d");

  private ArticleLinks() {}

  /**
   * Whether a link leads to another article.
   *
   * @param link the id of an {@code a}; -1 for a {@code link}, which does not say
   */
  static boolean leadsToArticle(PageModel page, int link) {
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

  /**
   * Whether the title of a {@code link} to what is next or previous is that of another article, as
   * weblogs declare it, and not the name of a page such as {@code Page 2}.
   */
  static boolean isTitle(String title) {
    return title.codePoints().anyMatch(Character::isLetter)
        && PagerWords.of(title) == PagerWords.Meaning.OTHER
        && !PAGE.matcher(title).matches();
  }

  /** Whether an address is that of further comments on a page, as weblogs number them. */
  static boolean isOfComments(String address) {
    return COMMENTS.matcher(address).find();
  }
}
