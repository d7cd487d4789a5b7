package io.zhengwen.extract;

import java.util.List;
import java.util.Locale;

/**
 * A decision and the values it came from, as a tree.
 *
 * @param description what was decided or computed
 * @param value its value, in the unit that the description names
 * @param details what it came from
 */
public record Explanation(String description, double value, List<Explanation> details) {
  /** Copies the details. */
  public Explanation {
    details = List.copyOf(details);
  }

  /** A value and the values it came from. */
  public static Explanation of(String description, double value, Explanation... details) {
    return new Explanation(description, value, List.of(details));
  }

  /** One line a value, details indented. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    append(out, 0);
    return out.toString();
  }

  private void append(StringBuilder out, int indent) {
    out.append("  ".repeat(indent))
        .append(String.format(Locale.ROOT, "%.6g = %s%n", value, description));
    for (Explanation detail : details) {
      detail.append(out, indent + 1);
    }
  }
}
