package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * A main-content extraction method with its parameters set. Implementations are immutable and
 * thread-safe.
 */
public interface Extractor {
  /**
   * Finds the main text of a page. Every page has an answer; a page without main text has an empty
   * selection.
   */
  Extraction extract(PageModel page);

  /** Why {@link #extract} answers as it does. */
  Explanation explain(PageModel page);

  /** The names of the labelled sets that its model was trained on; empty without a model. */
  default Set<String> trainedOn() {
    return Set.of();
  }
}
