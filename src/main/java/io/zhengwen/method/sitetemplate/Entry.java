package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.SiteBatch.TextCount;

/** A text in a batch and the number of pages it was counted on. Not thread-safe. */
final class Entry implements TextIndex.Text {
  private final String tag;
  private final String text;
  private String sample = "";
  private int pages;
  private int disputed;
  private long lastPage = -1;

  /** Creates an entry for a text that was not yet counted on any page. */
  Entry(String tag, String text) {
    this.tag = tag;
    this.text = text;
  }

  @Override
  public String tag() {
    return tag;
  }

  @Override
  public String text() {
    return text;
  }

  /** Returns {@code F}, the number of pages in the batch that contain the text. */
  int pages() {
    return pages;
  }

  TextCount count() {
    return new TextCount(tag, text, pages, disputed, sample);
  }

  /**
   * Counts a page, once no matter how often the text occurs on it.
   *
   * @param isDisputed whether a method is sure that the text is main content of the page
   */
  void countPage(long page, String url, boolean isDisputed) {
    if (page != lastPage) {
      lastPage = page;
      pages++;
      disputed += isDisputed ? 1 : 0;
      sample = url;
    }
  }
}
