package io.zhengwen.metadata.thread;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.author.AuthorLinks;
import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The line above the posts of a thread that says who began it and when: a link to the page of a
 * user with a date beside it, such as {@code by amber 3 days ago} with the day in a tooltip.
 *
 * @param user the name that the link shows
 * @param date when the thread was begun
 */
record ThreadHead(String user, PageDate date) {
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_LINE = 160;
  private static final int MOST_LEVELS = 3;
  private static final int MOST_NODES = 60;

  /** Pages with more users above their posts are lists of something else. */
  private static final int MOST_LINES = 400;

  /**
   * The last such line that is not the first post's own and has a date no later than its.
   *
   * @param end the node at which the text of the first post begins
   * @param isInPosts whether a node is the first post's own
   * @param author who wrote the first post
   * @param day when
   */
  static Optional<ThreadHead> above(
      PageHead head, int end, IntPredicate isInPosts, String author, LocalDate day) {
    PageModel page = head.page();
    DateText reader = PageDates.reader(head);
    Optional<ThreadHead> found = Optional.empty();
    int read = 0;
    int lines = 0;
    for (int i = 1; i < end && lines < MOST_LINES; i++) {
      if (i >= read && isUser(page, i)) {
        lines++;
        String user = page.text(i, page.end(i), j -> true).strip();
        int line = line(page, i);
        read = page.end(line);
        Optional<PageDate> date =
            user.equals(author) || read > end
                ? Optional.empty()
                : date(page, line, reader).filter(d -> !d.firstDay().isAfter(day));
        boolean isAbove = date.isPresent() && !isInPosts.test(i);
        found = isAbove ? date.map(d -> new ThreadHead(user, d)) : found;
      }
    }
    return found;
  }

  private static boolean isUser(PageModel page, int i) {
    return page.tag(i).equals("a")
        && page.measures().chars(i) > 0
        && page.measures().chars(i) <= LONGEST_NAME
        && AuthorLinks.leadsToUser(page.attr(i, "href"));
  }

  /** The outermost of a few elements around a link that are as short as a line. */
  private static int line(PageModel page, int link) {
    int line = link;
    for (int level = 0; level < MOST_LEVELS; level++) {
      int up = page.parent(line);
      if (up <= 0 || page.measures().chars(up) > LONGEST_LINE || page.end(up) - up > MOST_NODES) {
        return line;
      }
      line = up;
    }
    return line;
  }

  private static Optional<PageDate> date(PageModel page, int line, DateText reader) {
    for (int i = line; i < page.end(line); i++) {
      String value =
          page.isText(i) ? page.text(i) : page.attr(i, "datetime") + page.attr(i, "title");
      Optional<PageDate> date =
          value.length() > LONGEST_NAME
              ? Optional.empty()
              : reader.first(value).map(DateMatch::value).map(PageDate::new);
      if (date.filter(PageDate::hasDay).isPresent()) {
        return date;
      }
    }
    return Optional.empty();
  }
}
