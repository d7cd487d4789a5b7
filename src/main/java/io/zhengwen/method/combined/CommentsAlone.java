package io.zhengwen.method.combined;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import io.zhengwen.posts.Discussion;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * Adds the comments of a page to a choice that is next to nothing, if no text is likely to be main
 * text. Where there is no more than a link to another site above them, they are what the page says.
 */
final class CommentsAlone {
  /**
   * Text that is as likely as this may be what they comment on, or one of them an article; ours.
   */
  private static final double LIKELY = .2;

  /** The choice has less than one in so many of the comments' tokens; ours. */
  private static final int MOST_CHOSEN = 10;

  private static final int LEAST_TOKENS = 50;

  private CommentsAlone() {}

  /** Adds the texts of such comments to {@code kept}. */
  static void add(PageModel page, BlockPage measured, double[] p, boolean[] kept) {
    Optional<Discussion> comments = measured.discussion.filter(d -> d.kind() == Kind.COMMENT);
    if (comments.isEmpty() || DoubleStream.of(p).anyMatch(likely -> likely >= LIKELY)) {
      return;
    }
    BitSet nodes = new BitSet(page.size());
    for (ExtractedRecord comment : comments.get().records()) {
      comment.text().forEach(nodes::set);
    }
    long chosen = 0;
    long said = 0;
    for (int b = 0; b < kept.length; b++) {
      chosen += kept[b] ? measured.measures.tokens[b] : 0;
      said += nodes.get(measured.blocks.start(b)) ? measured.measures.tokens[b] : 0;
    }
    for (int b = 0; said >= LEAST_TOKENS && said > MOST_CHOSEN * chosen && b < kept.length; b++) {
      kept[b] |= nodes.get(measured.blocks.start(b));
    }
  }
}
