package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * A main-content extraction method with its parameters set. Implementations are thread-safe.
 *
 * <p>Extraction is pure: {@link #extract} changes nothing, and gives the same answer for the same
 * page until somebody calls {@link #learn}.
 */
public interface Extractor {
  /**
   * Finds the main text of a page. Every page has an answer; a page without main text has an empty
   * selection.
   */
  Extraction extract(PageModel page);

  /**
   * Learns from a page that was accepted, for the pages after it. Methods that do not learn from
   * the pages they extract do nothing.
   *
   * @param extraction what {@link #extract} found on the page
   */
  default void learn(PageModel page, Extraction extraction) {}

  /** Whether {@link #learn} does anything. */
  default boolean learns() {
    return false;
  }

  /** The names of the labelled sets that its model was trained on; empty without a model. */
  default Set<String> trainedOn() {
    return Set.of();
  }
}
