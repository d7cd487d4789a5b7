package io.zhengwen.method.combined;

import io.zhengwen.extract.Selection;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import io.zhengwen.posts.Discussion;

/**
 * Removes the lines of a thread that say who wrote a post and when, and have nothing of its text:
 * {@code (2) By amber on 2026-05-03 in reply to 1}. Only threads of forums whose posts mostly show
 * both count.
 */
final class PostHeads {
  private static final int MOST_TOKENS = 40;

  private PostHeads() {}

  /** Removes such lines from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage measured, boolean[] kept) {
    measured
        .discussion
        .filter(found -> found.inForum() && found.isSignedThread())
        .ifPresent(thread -> leaveOut(page, measured, thread, kept));
  }

  private static void leaveOut(
      PageModel page, BlockPage measured, Discussion thread, boolean[] kept) {
    Selection.Builder posts = new Selection.Builder(page);
    thread.records().forEach(post -> post.text().forEach(posts::add));
    Selection texts = posts.build();
    for (int b = 0; b < kept.length; b++) {
      int from = measured.blocks.start(b);
      int to = measured.blocks.end(b);
      kept[b] &=
          measured.measures.tokens[b] > MOST_TOKENS
              || has(texts, from, to)
              || !has(thread.text(), from, to);
    }
  }

  private static boolean has(Selection selection, int from, int to) {
    int next = selection.next(from);
    return next >= 0 && next < to;
  }
}
