package io.zhengwen.extract;

import java.util.Objects;

/**
 * A typed value found on a page.
 *
 * @param name the name of the field
 * @param text the value as it is written on the page, with white space collapsed
 * @param value the normalised value: a string, number, boolean or {@code java.time} value
 */
public record ExtractedField(String name, String text, Object value) {
  /** Checks that nothing is missing. */
  public ExtractedField {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(value, "value");
  }
}
