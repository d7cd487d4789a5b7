package io.zhengwen.metadata.descriptive;

import io.zhengwen.metadata.names.Keywords;
import io.zhengwen.page.PageModel;

/**
 * The parts of a page that list the topics of its site or of other pages: clouds of tags, sidebars,
 * and teasers of recent or related pages, by their names.
 */
final class TopicLists {
  private static final int MOST_LEVELS = 12;

  /** Longer names are not read to their ends. */
  private static final int LONGEST = 200;

  private static final Keywords NAMES =
      new Keywords()
          .with(
              1,
              "^sidebar tag-cloud tagcloud recommend read-next readnext more-from morefrom"
                  + " recent-post recentpost latest-post latest-news latest-article latest-stor latest-card"
                  + " popular-post popular-tag popular-topic trending-post trending-t"
                  + " related-post relatedpost related-article related-stor related-news");

  private TopicLists() {}

  /** Whether a node stands in such a part, which holds at most half of the page's text. */
  static boolean hold(PageModel page, int node) {
    int all = page.measures().chars(0);
    int i = page.parent(node);
    for (int level = 0; i > 0 && level < MOST_LEVELS; level++, i = page.parent(i)) {
      if (2 * page.measures().chars(i) > all) {
        return false;
      }
      if (page.tag(i).equals("aside")
          || isNamed(page.className(page.classOf(i)))
          || isNamed(page.id(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamed(String name) {
    return !name.isEmpty() && NAMES.find(name, LONGEST) != 0;
  }
}
