package io.zhengwen.metadata;

import java.util.Optional;

/** Finds the addresses of the next and the previous page of a page that is one of several. */
final class PagerFinder {
  private PagerFinder() {}

  /** The next page's absolute address; empty if there is none. */
  static Optional<MetadataValue<String>> next(PageHead head) {
    return Optional.empty();
  }

  /** The previous page's absolute address; empty if there is none. */
  static Optional<MetadataValue<String>> previous(PageHead head) {
    return Optional.empty();
  }
}
