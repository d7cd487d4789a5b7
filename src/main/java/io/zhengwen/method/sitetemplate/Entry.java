package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.SiteBatch.TextCount;

/** A text in an index and the number of pages it was counted on. Not thread-safe. */
final class Entry {
  private final String tag;
  private final String text;
  private int pages;
  private long lastPage = -1;

  /** Creates an entry for a text that was not yet counted on any page. */
  Entry(String tag, String text) {
    this.tag = tag;
    this.text = text;
  }

  String tag() {
    return tag;
  }

  String text() {
    return text;
  }

  /** Returns {@code F}, the number of pages in the batch that contain the text. */
  int pages() {
    return pages;
  }

  TextCount count() {
    return new TextCount(tag, text, pages);
  }

  /** Counts a page, once no matter how often the text occurs on it. */
  void countPage(long page) {
    if (page != lastPage) {
      lastPage = page;
      pages++;
    }
  }
}
