package io.zhengwen.page;

import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.Predicate;

/**
 * A test of the attribute {@code class} that runs once for each of its values on a page, when an
 * element that has the value is asked for. Not thread-safe.
 */
public final class ClassTest {
  private static final byte PASSES = 1;
  private static final byte FAILS = 2;

  private final PageModel page;
  private final Predicate<String> test;
  private final byte[] known;

  /**
   * Creates a test for the elements of a page.
   *
   * @param test whether a value, which is not empty, passes
   */
  public ClassTest(PageModel page, Predicate<String> test) {
    this.page = page;
    this.test = test;
    known = new byte[page.classCount()];
    known[0] = FAILS;
  }

  /** Creates a test for the elements that have at least one of some classes. */
  public static ClassTest ofAny(PageModel page, Set<String> classes) {
    return new ClassTest(page, value -> hasAny(value, classes));
  }

  private static boolean hasAny(String value, Set<String> classes) {
    StringTokenizer names = new StringTokenizer(value);
    while (names.hasMoreTokens()) {
      if (classes.contains(names.nextToken())) {
        return true;
      }
    }
    return false;
  }

  /** Whether an element has a value that passes. */
  public boolean passes(int element) {
    int number = page.classOf(element);
    if (known[number] == 0) {
      known[number] = test.test(page.className(number)) ? PASSES : FAILS;
    }
    return known[number] == PASSES;
  }
}
