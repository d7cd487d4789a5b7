package io.zhengwen.store;

import java.time.Duration;

/**
 * When learned templates fade out. Both limits are measured by the pages that are learned from, so
 * a site that is not crawled for a while keeps what is known of it.
 *
 * @param pages a template fades once this many pages of its site have been learned from without it
 * @param time a template fades if it was last seen longer ago than this when a batch of its site is
 *     merged
 */
public record Ageing(int pages, Duration time) {
  /** The least number of pages. */
  public static final int LEAST_PAGES = 10;

  /** 1,000 pages and 90 days; ours. */
  public static final Ageing DEFAULT = new Ageing(1_000, Duration.ofDays(90));

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if there are fewer than {@value #LEAST_PAGES} pages or no time
   */
  public Ageing {
    if (pages < LEAST_PAGES) {
      throw new IllegalArgumentException(
          "pages must be at least " + LEAST_PAGES + ", was " + pages);
    }
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("time must be positive, was " + time);
    }
  }

  /** Returns whether a template fades at a number of pages of its site and a time. */
  boolean fades(StoredTemplate template, long sitePages, long now) {
    return template.state() == TemplateState.LEARNED
        && (sitePages - template.lastSeen() >= pages || now - template.seenAt() >= time.toMillis());
  }
}
