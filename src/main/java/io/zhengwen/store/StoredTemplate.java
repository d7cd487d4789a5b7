package io.zhengwen.store;

/**
 * A text that recurs on the pages of a site.
 *
 * @param tag the name of the element that holds the text
 * @param text the text, with white space collapsed
 * @param frequency the number of pages it was counted on, at least 1
 * @param lastSeen the number of the batch in which it was last seen, from 0
 */
public record StoredTemplate(String tag, String text, int frequency, long lastSeen) {
  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if one is missing or a number is too small
   */
  public StoredTemplate {
    if (tag == null || tag.isEmpty() || text == null || text.isEmpty()) {
      throw new IllegalArgumentException("a template lacks its tag or text");
    }
    if (frequency < 1 || lastSeen < 0) {
      throw new IllegalArgumentException("a template has a frequency below 1 or a batch below 0");
    }
  }

  /** Returns the same text with the counts of both. */
  StoredTemplate plus(StoredTemplate later) {
    int sum = (int) Math.min(Integer.MAX_VALUE, (long) frequency + later.frequency);
    return new StoredTemplate(tag, text, sum, Math.max(lastSeen, later.lastSeen));
  }
}
