package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.SiteBatch.TextCount;

/** A text in an index and the number of pages it was counted on. Not thread-safe. */
final class Entry {
  private static final int BUCKETS = 32;

  private final String tag;
  private final String text;
  private final short[] histogram;
  private int pages;
  private long lastPage = -1;

  /** Creates an entry for a text that was not yet counted on any page. */
  Entry(String tag, String text) {
    this.tag = tag;
    this.text = text;
    this.histogram = histogram(text);
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

  /**
   * Returns whether a text is certainly more than {@code edits} edits away: an edit changes the
   * counts of at most two classes of characters.
   */
  boolean isFarFrom(short[] other, int edits) {
    int difference = 0;
    for (int b = 0; b < BUCKETS; b++) {
      difference += Math.abs(histogram[b] - other[b]);
    }
    return difference > 2 * edits;
  }

  /** Returns the number of a text's chars in each class. */
  static short[] histogram(String text) {
    short[] counts = new short[BUCKETS];
    for (int i = 0; i < text.length(); i++) {
      counts[text.charAt(i) % BUCKETS]++;
    }
    return counts;
  }
}
