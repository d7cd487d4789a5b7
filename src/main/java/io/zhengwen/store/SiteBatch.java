package io.zhengwen.store;

import java.util.List;

/**
 * What one batch of pages of a site taught: the counts that are added to what is known of the site.
 *
 * @param pages the number of pages in the batch, at least 1
 * @param texts the texts that are templates, or become templates by this batch, each with the
 *     number of the batch's pages that it stands on
 */
public record SiteBatch(int pages, List<TextCount> texts) {
  /**
   * A text and the number of pages it stands on.
   *
   * @param tag the name of the element that holds the text
   * @param text the text, white space collapsed
   * @param pages the number of pages, at least 1
   */
  public record TextCount(String tag, String text, int pages) {}

  /** Copies the texts. */
  public SiteBatch {
    if (pages < 1) {
      throw new IllegalArgumentException("a batch has at least 1 page, not " + pages);
    }
    texts = List.copyOf(texts);
  }
}
