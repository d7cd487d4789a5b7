package io.zhengwen.method.combined;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.title.TitleFinder;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.HeadBlocks;
import io.zhengwen.page.PageModel;

/** Whether the headline and the byline above a text are part of its main text. */
public enum Include {
  /** As the model finds likely. */
  LEARNED("learned"),
  /** Neither. */
  NEITHER("neither"),
  /** The headline alone. */
  HEADLINE("headline"),
  /** The byline alone. */
  BYLINE("byline"),
  /** Both. */
  BOTH("headline,byline");

  private final String value;

  Include(String value) {
    this.value = value;
  }

  /** Adds headline and byline to the blocks kept, or takes them away. */
  void apply(PageModel page, BlockPage blocks, boolean[] kept) {
    if (this == LEARNED) {
      return;
    }
    HeadBlocks head = HeadBlocks.of(blocks, kept, title(page));
    if (head.headline() >= 0) {
      kept[head.headline()] = this == HEADLINE || this == BOTH;
    }
    for (int b = 0; b < kept.length; b++) {
      if (head.byline()[b]) {
        kept[b] = this == BYLINE || this == BOTH;
      }
    }
  }

  private static String title(PageModel page) {
    return TitleFinder.find(PageHead.of(page)).title().map(MetadataValue::value).orElse("");
  }

  /** The parameter's value. */
  @Override
  public String toString() {
    return value;
  }
}
