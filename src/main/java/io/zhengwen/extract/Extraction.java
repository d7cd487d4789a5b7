package io.zhengwen.extract;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a method found on a page.
 *
 * @param selection the main text
 * @param body the noise-stripped body, which holds the main text and whatever else may be content;
 *     empty for methods that tell none
 * @param confidence how sure the method is, 0 to 1; empty for methods that cannot tell
 * @param labels what else the method says of the page, by name, such as {@code pageLength=short}
 */
public record Extraction(
    Selection selection,
    Optional<Selection> body,
    OptionalDouble confidence,
    Map<String, String> labels) {

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
    return new Extraction(selection, Optional.empty(), OptionalDouble.empty(), Map.of());
  }
}
