package io.zhengwen.extract;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * What a method found on a page.
 *
 * @param selection the main text
 * @param confidence how sure the method is, 0 to 1; empty for methods that cannot tell
 * @param labels what else the method says of the page, by name, such as {@code pageLength=short}
 */
public record Extraction(
    Selection selection, OptionalDouble confidence, Map<String, String> labels) {

  /** Copies the labels and checks the range of the confidence. */
  public Extraction {
    if (confidence.isPresent()
        && !(confidence.getAsDouble() >= 0 && confidence.getAsDouble() <= 1)) {
      throw new IllegalArgumentException("confidence must be from 0 to 1, was " + confidence);
    }
    labels = Map.copyOf(labels);
  }

  /** A selection with nothing more to say. */
  public static Extraction of(Selection selection) {
    return new Extraction(selection, OptionalDouble.empty(), Map.of());
  }
}
