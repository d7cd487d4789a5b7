package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.SiteBatch.TextCount;

/** A text in an index and the number of pages it was counted on. Not thread-safe. */
final class Entry {
  private final String tag;
  private final String text;
  private int pages;
  private long lastPage = -1;

  /** A text that was counted on no page yet. */
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

  /** {@code F} in the batch. */
  int pages() {
    return pages;
  }

  TextCount count() {
    return new TextCount(tag, text, pages);
  }

  /** Counts a page, once however often the text stands on it. */
  void countPage(long page) {
    if (page != lastPage) {
      lastPage = page;
      pages++;
    }
  }
}
