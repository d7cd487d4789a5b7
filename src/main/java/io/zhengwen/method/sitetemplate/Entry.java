package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.StoredTemplate;

/** A text in an index, with what is counted of it. Not thread-safe. */
final class Entry {
  private static final int BUCKETS = 32;

  private final String tag;
  private final String text;
  private final short[] histogram;
  private int frequency;
  private long lastSeen;
  private long lastPage = -1;

  private Entry(String tag, String text, int frequency, long lastSeen) {
    this.tag = tag;
    this.text = text;
    this.histogram = histogram(text);
    this.frequency = frequency;
    this.lastSeen = lastSeen;
  }

  static Entry of(StoredTemplate stored) {
    return new Entry(stored.tag(), stored.text(), stored.frequency(), stored.lastSeen());
  }

  /** A text seen for the first time, on no page yet. */
  static Entry unseen(TextUnit unit) {
    return new Entry(unit.tag(), unit.text(), 0, 0);
  }

  StoredTemplate stored() {
    return new StoredTemplate(tag, text, frequency, lastSeen);
  }

  String tag() {
    return tag;
  }

  String text() {
    return text;
  }

  /** {@code F}: the pages it was seen on. */
  int frequency() {
    return frequency;
  }

  /** The batch in which it was last seen. */
  long lastSeen() {
    return lastSeen;
  }

  /** Counts a page, once however often the text stands on it. */
  void seenOn(long page, long batch) {
    if (page != lastPage) {
      lastPage = page;
      lastSeen = batch;
      frequency = frequency == Integer.MAX_VALUE ? frequency : frequency + 1;
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

  /** How many of a text's chars are in each class. */
  static short[] histogram(String text) {
    short[] counts = new short[BUCKETS];
    for (int i = 0; i < text.length(); i++) {
      counts[text.charAt(i) % BUCKETS]++;
    }
    return counts;
  }
}
