package io.zhengwen.studio.service;

import io.zhengwen.page.PageModel;

/** Pages by their ids, such as those of the documents of an index. */
@FunctionalInterface
public interface StoredPages {
  /**
   * A page.
   *
   * @throws java.util.NoSuchElementException if there is none with the id
   * @throws RuntimeException if it cannot be used
   */
  PageModel page(String id);
}
