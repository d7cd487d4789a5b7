package io.zhengwen.method.combined;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.BlockText;
import io.zhengwen.page.PageModel;
import java.util.HashSet;
import java.util.Set;

/**
 * Removes second copies of long texts from a choice: what a page of several texts prints once for
 * wide and once for small screens, or again in a tab or a slide. Posts of a thread, which quote
 * each other, and code stay.
 */
final class SecondCopies {
  private static final int LEAST_TOKENS = 20;

  private SecondCopies() {}

  /** Removes all copies but the first from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage blocks, boolean[] kept) {
    if (blocks.discussion.filter(found -> found.kind() == Kind.POST).isPresent()) {
      return;
    }
    Set<String> texts = new HashSet<>();
    for (int b = 0; b < kept.length; b++) {
      if (kept[b]
          && blocks.measures.tokens[b] >= LEAST_TOKENS
          && page.preformatted(blocks.blocks.start(b)) < 0) {
        StringBuilder text = new StringBuilder();
        BlockText.append(page, blocks.blocks, b, text);
        kept[b] = texts.add(text.toString());
      }
    }
  }
}
