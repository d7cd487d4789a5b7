package io.zhengwen.store;

import java.util.List;

/**
 * The counts of one batch of pages, to be added to what is known of their site.
 *
 * @param pages the number of pages in the batch, at least 1
 * @param texts the texts that are templates, or become templates with this batch, each with the
 *     number of pages in the batch that contain it
 */
public record SiteBatch(int pages, List<TextCount> texts) {
  /**
   * A text and the number of pages that contain it.
   *
   * @param tag the name of the element that holds the text
   * @param text the text, with white space collapsed
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
