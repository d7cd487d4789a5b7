package io.zhengwen.store;

/**
 * A text that recurs on the pages of a site, or may turn out to.
 *
 * @param tag the name of the element that bears it
 * @param text the text, white space collapsed
 * @param frequency the number of pages it was seen on, at least 1
 * @param lastSeen the number of the batch in which it was last seen, from 0
 */
public record StoredTemplate(String tag, String text, int frequency, long lastSeen) {
  /** Checks that all is there and no number is below its least value. */
  public StoredTemplate {
    if (tag == null || tag.isEmpty() || text == null || text.isEmpty()) {
      throw new IllegalArgumentException("a template lacks its tag or text");
    }
    if (frequency < 1 || lastSeen < 0) {
      throw new IllegalArgumentException("a template has a frequency below 1 or a batch below 0");
    }
  }
}
