package io.zhengwen.hostile;

import java.util.function.LongFunction;

/**
 * A kind of page that a text of little wit makes as long as one likes.
 *
 * @param name what it consists of
 * @param head what it begins with
 * @param unit what it goes on with, by the number of the repetition
 * @param tail what it ends with
 */
record Giant(String name, String head, LongFunction<String> unit, String tail) {
  /** A page that repeats the same. */
  static Giant of(String name, String unit) {
    return new Giant(name, "", n -> unit, "");
  }

  /** A page that repeats the same between a beginning and an end. */
  static Giant of(String name, String head, String unit, String tail) {
    return new Giant(name, head, n -> unit, tail);
  }

  /**
   * Makes the page.
   *
   * @param chars its greatest length, so that no limit cuts off the tail, but one unit it has
   * @param tags the most {@code <} before the tail
   */
  String page(int chars, int tags) {
    StringBuilder page = new StringBuilder(chars + 100).append(head);
    long used = tags(head);
    for (long n = 0; ; n++) {
      String next = unit.apply(n);
      used += tags(next);
      boolean isTooLong = page.length() + next.length() + tail.length() > chars;
      if (used > tags || n > 0 && isTooLong) {
        break;
      }
      page.append(next);
    }
    return page.append(tail).toString();
  }

  private static long tags(String html) {
    return html.chars().filter(c -> c == '<').count();
  }

  @Override
  public String toString() {
    return name;
  }
}
