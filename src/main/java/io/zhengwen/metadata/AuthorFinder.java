package io.zhengwen.metadata;

import java.util.List;

/** Finds the authors of a page. */
final class AuthorFinder {
  private AuthorFinder() {}

  /** The authors' names in the order of the page; empty if none is known. */
  static List<MetadataValue<String>> find(PageHead head) {
    return List.of();
  }
}
