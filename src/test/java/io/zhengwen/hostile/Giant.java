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
   * @param chars its least length unless it has the tags before, up to a unit and the tail
   * @param tags the most {@code <} before the tail
   */
  String page(int chars, int tags) {
    StringBuilder page = new StringBuilder(chars + 100).append(head);
    long used = tags(head);
    for (long n = 0; page.length() < chars; n++) {
      String next = unit.apply(n);
      used += tags(next);
      if (used > tags) {
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
