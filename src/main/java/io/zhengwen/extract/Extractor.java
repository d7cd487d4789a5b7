package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * A main-content extraction method with its parameters set. Implementations are thread-safe.
 *
 * <p>Extraction is pure: {@link #extract} changes nothing, and returns the same result for the same
 * page until {@link #learn} is called.
 */
public interface Extractor {
  /** Finds the main text of a page, which is empty if the page has none. */
  Extraction extract(PageModel page);

  /**
   * Learns from a page whose extraction was accepted, to improve that of later pages. Does nothing
   * by default.
   *
   * @param extraction what {@link #extract} found on the page
   */
  default void learn(PageModel page, Extraction extraction) {}

  /** Returns whether {@link #learn} does anything. */
  default boolean learns() {
    return false;
  }

  /**
   * Returns the names of the labelled sets that the method's model was trained on; empty if it has
   * no model.
   */
  default Set<String> trainedOn() {
    return Set.of();
  }
}
