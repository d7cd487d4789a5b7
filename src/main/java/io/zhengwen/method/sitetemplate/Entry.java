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

  /** A text that was counted on no page yet. */
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

  /**
   * Whether a text surely is more than {@code edits} edits away: an edit moves the counts of at
   * most two of the classes that characters are put in.
   */
  boolean isFarFrom(short[] other, int edits) {
    int difference = 0;
    for (int b = 0; b < BUCKETS; b++) {
      difference += Math.abs(histogram[b] - other[b]);
    }
    return difference > 2 * edits;
  }

  /** The number of a text's chars in each class. */
  static short[] histogram(String text) {
    short[] counts = new short[BUCKETS];
    for (int i = 0; i < text.length(); i++) {
      counts[text.charAt(i) % BUCKETS]++;
    }
    return counts;
  }
}
