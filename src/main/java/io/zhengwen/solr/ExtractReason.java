package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.solr.config.MainContentConfig;
import java.util.ArrayList;
import java.util.List;

/** Why an extracted page has no main text, or what limits it, in words fit for a user. */
final class ExtractReason {
  private ExtractReason() {}

  /** The reasons of a page; null if there are none. */
  static String of(ExtractedPage page, MainContentConfig config) {
    List<String> reasons = new ArrayList<>();
    if (page.content().isBlank()) {
      reasons.add("the page has no main text");
    }
    if (page.labels().containsKey(ContentExtractor.SOURCE)) {
      reasons.add("the main text was found only in the data of the page's scripts");
    }
    page.truncations().forEach(truncation -> reasons.add(of(truncation, config.limits())));
    if (config.textLimit().cuts(page)) {
      reasons.add("the main text was cut off at maxContent=" + config.textLimit().most());
    }
    if (hasMoreBlocks(page)) {
      reasons.add("the page has more text blocks than the method considers");
    }
    return reasons.isEmpty() ? null : String.join("; ", reasons);
  }

  private static String of(Truncation truncation, ParseLimits limits) {
    return switch (truncation) {
      case SIZE -> "the page was cut off at maxSize=" + limits.maxSize();
      case TAGS -> "the page was cut off at maxTags=" + limits.maxTags();
      case TAG_NAME -> "the page was cut off at a tag with an overlong name";
      case DEPTH -> "what is nested deeper than maxDepth=" + limits.maxDepth() + " was moved up";
    };
  }

  /** Whether a limit cut the page or its main text off, or the method considered only a part. */
  static boolean isTruncated(ExtractedPage page, MainContentConfig config) {
    return hasMoreBlocks(page) || !page.truncations().isEmpty() || config.textLimit().cuts(page);
  }

  private static boolean hasMoreBlocks(ExtractedPage page) {
    return "truncated".equals(page.labels().get("blocks"));
  }
}
