package io.zhengwen.store;

import java.util.List;

/**
 * A change of a site's templates, with what undoes it. Immutable.
 *
 * @param version the version of the site that the change made, from 1
 * @param time when it was made, in milliseconds since 1970
 * @param cause what made it, such as {@link #LEARNED} or {@code pin}
 * @param added the templates that were added or replaced another
 * @param removed the templates that were removed or replaced, as they were
 */
public record SiteChange(
    long version,
    long time,
    String cause,
    List<StoredTemplate.Key> added,
    List<StoredTemplate> removed) {
  /** The cause of changes by batches of pages: templates were learned or faded out. */
  public static final String LEARNED = "learned";

  /** Copies the lists. */
  public SiteChange {
    if (cause == null || added == null || removed == null) {
      throw new IllegalArgumentException("a change lacks its cause or templates");
    }
    added = List.copyOf(added);
    removed = List.copyOf(removed);
  }

  /** Returns the number of characters of its templates. */
  int chars() {
    return added.stream().mapToInt(key -> key.tag().length() + key.text().length()).sum()
        + removed.stream().mapToInt(StoredTemplate::chars).sum();
  }
}
