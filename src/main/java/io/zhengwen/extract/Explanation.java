package io.zhengwen.extract;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/**
 * A decision and the values it came from, as a tree.
 *
 * @param description what was decided or computed
 * @param value its value, in the unit that the description names
 * @param part the part of the page that the value describes; empty if it describes the whole page
 * @param details the values that it was computed from
 */
public record Explanation(
    String description, double value, Optional<Part> part, List<Explanation> details) {
  /** The greatest number of parts of a page that are explained one by one, in document order. */
  public static final int MOST_PARTS = 1000;

  /**
   * A part of a page.
   *
   * @param start its first node
   * @param end one past its last node
   */
  public record Part(int start, int end) {}

  /** Copies the details. */
  public Explanation {
    details = List.copyOf(details);
  }

  /** Creates the explanation of a value by the values it was computed from. */
  public static Explanation of(String description, double value, List<Explanation> details) {
    return new Explanation(description, value, Optional.empty(), details);
  }

  /** Creates the explanation of a value by the values it was computed from. */
  public static Explanation of(String description, double value, Explanation... details) {
    return of(description, value, List.of(details));
  }

  /** Creates the explanation of the value of a part of the page. */
  public static Explanation ofPart(
      int start, int end, String description, double value, List<Explanation> details) {
    return new Explanation(description, value, Optional.of(new Part(start, end)), details);
  }

  /**
   * Explains the visible text blocks of a page, each by the value of the block-level element around
   * it. If there are more than {@value #MOST_PARTS}, the last explanation is the number of blocks
   * left out.
   *
   * @param description what the value is
   * @param valueOfElement the value of an element by its id
   */
  public static List<Explanation> ofBlocks(
      PageModel page, String description, IntToDoubleFunction valueOfElement) {
    Blocks blocks = Blocks.visible(page);
    List<Explanation> parts = new ArrayList<>();
    for (int b = 0; b < blocks.size() && b < MOST_PARTS; b++) {
      double value = valueOfElement.applyAsDouble(blocks.owner(b));
      parts.add(ofPart(blocks.start(b), blocks.end(b), description, value, List.of()));
    }
    unexplained(blocks.size()).ifPresent(parts::add);
    return parts;
  }

  /** Explains how many of a page's blocks are not explained one by one; empty if all are. */
  public static Optional<Explanation> unexplained(int blocks) {
    return blocks <= MOST_PARTS
        ? Optional.empty()
        : Optional.of(of("further blocks, not shown", blocks - MOST_PARTS));
  }

  /** This explanation with further details. */
  public Explanation with(List<Explanation> more) {
    List<Explanation> all = new ArrayList<>(details);
    all.addAll(more);
    return new Explanation(description, value, part, all);
  }

  /** Returns a line for each value, with details indented. */
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
