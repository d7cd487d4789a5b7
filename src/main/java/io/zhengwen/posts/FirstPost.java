package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.RecordGroup;
import java.util.Optional;

/**
 * Finds the first post of a thread where it is built differently from the replies: what stands
 * before them, shows a date and a user, and holds its text in an element with the same name.
 */
final class FirstPost {
  private static final int SPARE_WORDS = 80;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final PageModel page;

  FirstPost(Layout layout) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    page = evidence.page;
  }

  /** The group with the first post; empty if there is none apart from the replies. */
  Optional<RecordGroup> find() {
    RecordGroup group = columns.group;
    int label = columns.label(texts.body);
    if (texts.body == 0 || evidence.keys.isTag(label)) {
      return Optional.empty();
    }
    int found = -1;
    for (int i = 0; i < group.start(0); i++) {
      if (!page.isText(i)
          && evidence.keys.has(i, label)
          && page.measures().words(i) > 0
          && page.end(i) <= group.start(0)) {
        if (found >= 0 && !page.isWithin(i, found)) {
          return Optional.empty();
        }
        found = found < 0 ? i : found;
      }
    }
    return found < 0 ? Optional.empty() : around(found);
  }

  private Optional<RecordGroup> around(int body) {
    RecordGroup group = columns.group;
    int most = 2 * page.measures().words(body) + SPARE_WORDS;
    int at = body;
    int best = -1;
    while (at > 0 && page.end(at) <= group.start(0) && page.measures().words(at) <= most) {
      boolean complete =
          evidence.dates[page.end(at)] > evidence.dates[at]
              && evidence.users[page.end(at)] > evidence.users[at];
      best = complete ? at : best;
      at = page.parent(at);
    }
    return best < 0 ? Optional.empty() : Optional.of(group.withFirst(best, page.end(best)));
  }
}
