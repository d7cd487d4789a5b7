package io.zhengwen.store;

/**
 * A text that recurs on the pages of a site. Immutable.
 *
 * @param tag the name of the element that holds the text
 * @param text the text, with white space collapsed
 * @param state what it is used for
 * @param frequency the number of pages it was counted on, at least 0
 * @param disputed the number of those pages on which a method was sure that the text is main
 *     content, at most {@code frequency}
 * @param lately the number of pages of the site's latest batch that it was counted on
 * @param lastSeen the number of pages learned from on the site when it was last counted
 * @param seenAt when it was last counted, in milliseconds since 1970
 * @param sample the address of a page that it was counted on; empty if unknown
 */
public record StoredTemplate(
    String tag,
    String text,
    TemplateState state,
    int frequency,
    int disputed,
    int lately,
    long lastSeen,
    long seenAt,
    String sample) {

  /** What tells the templates of a site apart. */
  public record Key(String tag, String text) {}

  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if one is missing or a number is out of range
   */
  public StoredTemplate {
    if (tag == null || tag.isEmpty() || text == null || text.isEmpty()) {
      throw new IllegalArgumentException("a template lacks its tag or text");
    }
    if (state == null || sample == null) {
      throw new IllegalArgumentException("a template lacks its state or sample");
    }
    if (frequency < 0 || disputed < 0 || disputed > frequency || lately < 0) {
      throw new IllegalArgumentException("a template has impossible counts");
    }
    if (lastSeen < 0 || seenAt < 0) {
      throw new IllegalArgumentException("a template was last seen before it could be");
    }
  }

  /** Returns what tells it from other templates of the site. */
  public Key key() {
    return new Key(tag, text);
  }

  /**
   * Returns whether it was learned and, on more than half of its pages, a method was sure that the
   * text is main content: it removes nothing until that changes or a person decides.
   */
  public boolean isQuarantined() {
    return state == TemplateState.LEARNED && 2L * disputed > frequency;
  }

  /** Returns whether it removes text. */
  public boolean removes() {
    return state != TemplateState.BLOCKED && !isQuarantined();
  }

  /** Returns the number of characters of tag and text. */
  public int chars() {
    return tag.length() + text.length();
  }

  /** Returns this template with another state. */
  public StoredTemplate with(TemplateState other) {
    return new StoredTemplate(
        tag, text, other, frequency, disputed, lately, lastSeen, seenAt, sample);
  }

  /** Returns this template as if it had just been seen. */
  StoredTemplate seen(long pages, long time) {
    return new StoredTemplate(
        tag, text, state, frequency, disputed, lately, pages, Math.max(seenAt, time), sample);
  }

  /** Returns this template as it is after a batch that it does not occur in. */
  StoredTemplate unseen() {
    return lately == 0
        ? this
        : new StoredTemplate(tag, text, state, frequency, disputed, 0, lastSeen, seenAt, sample);
  }

  /** Returns this template with the counts of a batch added. */
  StoredTemplate plus(SiteBatch.TextCount count, long pages, long time) {
    long sum = (long) frequency + count.pages();
    long sumDisputed = (long) disputed + count.disputed();
    if (sum > Integer.MAX_VALUE) {
      sum /= 2;
      sumDisputed /= 2;
    }
    return new StoredTemplate(
        tag,
        text,
        state,
        (int) sum,
        (int) sumDisputed,
        count.pages(),
        pages,
        Math.max(seenAt, time),
        count.sample().isEmpty() ? sample : count.sample());
  }
}
