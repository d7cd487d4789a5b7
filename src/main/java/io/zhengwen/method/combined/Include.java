package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.HeadBlocks;

/** Whether the headline and the byline above a text are part of its main text. */
public enum Include {
  /** As the model finds likely. */
  LEARNED,
  /** Neither. */
  NEITHER,
  /** The headline alone. */
  HEADLINE,
  /** The byline alone. */
  BYLINE,
  /** Both. */
  BOTH;

  /** Adds headline and byline to the blocks kept, or takes them away. */
  void apply(BlockPage page, boolean[] kept) {
    if (this == LEARNED) {
      return;
    }
    HeadBlocks head = HeadBlocks.of(page, kept);
    if (head.headline() >= 0) {
      kept[head.headline()] = this == HEADLINE || this == BOTH;
    }
    for (int b = 0; b < kept.length; b++) {
      if (head.byline()[b]) {
        kept[b] = this == BYLINE || this == BOTH;
      }
    }
  }
}
