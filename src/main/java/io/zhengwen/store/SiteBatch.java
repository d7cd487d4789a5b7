package io.zhengwen.store;

import java.util.List;

/**
 * The counts of one batch of pages, to be added to what is known of their site. Immutable.
 *
 * @param id tells the batch from all others, so that no store counts it twice
 * @param pages the number of pages in the batch, at least 1
 * @param time when its last page was learned from, in milliseconds since 1970
 * @param least the number of pages of the batch that make a text a template
 * @param texts the texts that are templates, or become templates with this batch
 */
public record SiteBatch(String id, int pages, long time, int least, List<TextCount> texts) {
  /**
   * A text and the number of pages that contain it.
   *
   * @param tag the name of the element that holds the text
   * @param text the text, with white space collapsed
   * @param pages the number of pages, at least 1
   * @param disputed the number of those pages on which a method was sure that it is main content
   * @param sample the address of one of the pages
   */
  public record TextCount(String tag, String text, int pages, int disputed, String sample) {
    /** Returns what tells its template from others of the site. */
    StoredTemplate.Key key() {
      return new StoredTemplate.Key(tag, text);
    }

    /** Returns a template with the counts of this text alone. */
    StoredTemplate template(long sitePages, long time) {
      return new StoredTemplate(
          tag, text, TemplateState.LEARNED, pages, disputed, pages, sitePages, time, sample);
    }
  }

  /** Copies the texts. */
  public SiteBatch {
    if (pages < 1) {
      throw new IllegalArgumentException("a batch has at least 1 page, not " + pages);
    }
    texts = List.copyOf(texts);
  }

  /** Returns the number of characters of all texts. */
  public int chars() {
    return texts.stream().mapToInt(text -> text.tag().length() + text.text().length()).sum();
  }
}
