package io.zhengwen.studio.service;

import io.zhengwen.page.PageModel;
import io.zhengwen.studio.PageView;
import java.util.Map;

/** The parameters of a request by name. */
@FunctionalInterface
public interface Parameters {
  /** Blocks of a page that are shown where {@code rows} does not say so. */
  int BLOCKS = 1_000;

  /** The greatest number of blocks of a page that are shown at once. */
  int MOST_BLOCKS = 10_000;

  /** The value of a parameter; null if it is not given. */
  String get(String name);

  /** The value of a parameter, or another if it is not given. */
  default String get(String name, String otherwise) {
    String value = get(name);
    return value == null ? otherwise : value;
  }

  /**
   * Whether a parameter is {@code true}, {@code on} or {@code yes}, or else {@code false}, {@code
   * off} or {@code no}.
   *
   * @throws IllegalArgumentException if it is anything else
   */
  default boolean flag(String name, boolean otherwise) {
    String value = get(name);
    if (value == null) {
      return otherwise;
    }
    return switch (value) {
      case "true", "on", "yes" -> true;
      case "false", "off", "no" -> false;
      default ->
          throw new IllegalArgumentException(
              "the parameter " + name + " must be true or false, was '" + value + "'");
    };
  }

  /**
   * A parameter that is a whole number from 0.
   *
   * @throws IllegalArgumentException if it is none, or greater than {@code most}
   */
  default int number(String name, int otherwise, int most) {
    String value = get(name);
    try {
      int number = value == null ? otherwise : Integer.parseInt(value);
      if (number >= 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below like a number out of range.
    }
    throw new IllegalArgumentException(
        "the parameter " + name + " must be from 0 to " + most + ", was '" + value + "'");
  }

  /**
   * {@linkplain PageView#page A part of a page}, safe to show: at most {@code rows} blocks from
   * block {@code start}.
   *
   * @throws IllegalArgumentException if a parameter is wrong
   */
  default Map<String, Object> part(PageModel page) {
    int from = number("start", 0, Integer.MAX_VALUE);
    int most = Math.max(1, number("rows", BLOCKS, MOST_BLOCKS));
    return PageView.page(page, from, most);
  }
}
