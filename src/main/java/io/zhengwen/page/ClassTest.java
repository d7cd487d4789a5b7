package io.zhengwen.page;

import java.util.Set;
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

  /**
   * Creates a test for the elements that have at least one of some classes.
   *
   * @param classes names of at most 63 characters
   */
  public static ClassTest ofAny(PageModel page, Set<String> classes) {
    long lengths = 0;
    for (String name : classes) {
      lengths |= 1L << name.length();
    }
    long ofAny = lengths;
    return new ClassTest(page, value -> hasAny(value, classes, ofAny));
  }

  /** Looks up the names in a value that have the length of one of the classes. */
  private static boolean hasAny(String value, Set<String> classes, long lengths) {
    int start = 0;
    for (int i = 0; i <= value.length(); i++) {
      if (i == value.length() || value.charAt(i) <= ' ') {
        int length = i - start;
        if (length < Long.SIZE
            && (lengths >> length & 1) != 0
            && classes.contains(value.substring(start, i))) {
          return true;
        }
        start = i + 1;
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
