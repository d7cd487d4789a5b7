package io.zhengwen.metadata;

import java.util.Objects;

/**
 * A value read from a page, with where it was read and how sure it is.
 *
 * @param <T> the type of the value
 * @param value the value
 * @param source where on the page it was read
 * @param confidence the probability that the value is right, from 0 to 1
 */
public record MetadataValue<T>(T value, MetadataSource source, double confidence) {
  /** Checks that nothing is missing and that the confidence is in its range. */
  public MetadataValue {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(source, "source");
    if (!(confidence >= 0 && confidence <= 1)) {
      throw new IllegalArgumentException(
          "The confidence must be from 0 to 1 but is " + confidence + ".");
    }
  }
}
