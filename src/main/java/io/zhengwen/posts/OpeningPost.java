package io.zhengwen.posts;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.ShortTexts;
import java.util.Optional;

/**
 * Finds the opening post of a thread where it has nothing in common with the replies: on a forum's
 * page, what stands above the first record with a text, shows a date and a user, and holds most of
 * the text there. No title of the page may stand between.
 */
final class OpeningPost {
  private static final int LEAST_WORDS = 20;

  private final Evidence evidence;
  private final PageModel page;

  /** The first node of the first record with a text. */
  private final int end;

  /** Sums of words above that, without those of headings and short texts. */
  private final int[] words;

  private OpeningPost(Layout layout) {
    evidence = layout.evidence();
    page = evidence.page;
    RecordGroup replies = layout.columns().group;
    boolean isFirstEmpty = replies.size() > 1 && layout.texts().of(0).isEmpty();
    end = replies.start(isFirstEmpty ? 1 : 0);
    words = new int[end + 1];
  }

  /** The opening post above the records of a layout; empty if there is none. */
  static Optional<Layout> above(Layout replies) {
    return replies.evidence().inForum() ? new OpeningPost(replies).find() : Optional.empty();
  }

  private Optional<Layout> find() {
    count();
    int around = page.parent(end);
    while (around > 0 && !isPost(around + 1, end)) {
      around = page.parent(around);
    }
    if (around <= 0) {
      return Optional.empty();
    }
    int from = around + 1;
    int to = end;
    for (int i = from; i < end; i++) {
      if (!page.isText(i) && page.end(i) <= end && isPost(i, page.end(i))) {
        from = i;
        to = page.end(i);
      }
    }
    return isTitled(to)
        ? Optional.empty()
        : Optional.of(Layout.of(evidence, RecordGroup.of(from, to))).filter(this::holdsMost);
  }

  private boolean holdsMost(Layout post) {
    int inText = 0;
    Selection text = post.texts().of(0);
    for (int i = text.next(0); i >= 0; i = text.next(i + 1)) {
      inText += words[i + 1] - words[i];
    }
    return inText >= LEAST_WORDS && 2 * inText > words[end];
  }

  private void count() {
    int heading = -1;
    for (int i = 0; i < end; i++) {
      if (page.isHeading(i)) {
        heading = Math.max(heading, page.end(i));
      }
      int own = page.isText(i) && i >= heading ? evidence.prose(i, i + 1) : 0;
      words[i + 1] = words[i] + (own >= ShortTexts.WORDS ? own : 0);
    }
  }

  private boolean isPost(int from, int to) {
    return evidence.dates[to] > evidence.dates[from]
        && evidence.users[to] > evidence.users[from]
        && 2 * (words[to] - words[from]) > words[end];
  }

  /** Whether a title stands between the post and the replies. */
  private boolean isTitled(int from) {
    for (int i = from; i < end; i++) {
      if (page.tag(i).equals("h1")) {
        return true;
      }
    }
    return false;
  }
}
