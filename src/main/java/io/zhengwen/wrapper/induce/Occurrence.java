package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.FieldMatcher;

/**
 * A place where a value stands.
 *
 * @param node the text node, or the smallest element whose texts are the value
 * @param before what stands before the value in the node's text
 * @param value the value as it stands there
 * @param after what stands behind it
 * @param attribute the attribute whose value it is; null if it is text
 * @param labelled whether what stands before the value is one text of its own that ends with a
 *     colon, and nothing stands behind it
 * @param struck whether it is struck out
 */
record Occurrence(
    int node,
    String before,
    String value,
    String after,
    String attribute,
    boolean labelled,
    boolean struck) {
  /** The length of the longest text that is searched for another form of its value. */
  private static final int LONGEST = 1_000;

  Occurrence(int node, String before, String value, String after) {
    this(node, before, value, after, null, false, false);
  }

  Occurrence inStruck() {
    return new Occurrence(node, before, value, after, attribute, labelled, true);
  }

  boolean isExact() {
    return before.isEmpty() && after.isEmpty();
  }

  /** Whether the value stands by itself, not within other words. */
  boolean isAlone() {
    return isExact() || labelled;
  }

  /**
   * The occurrence in its text as the page has it, from which patterns are made: values are
   * compared in a form that has no characters of full width, for example. The same if that cannot
   * be told.
   */
  Occurrence asIn(String text) {
    if (text.length() > LONGEST || text.equals(before + value + after)) {
      return this;
    }
    int from = text.length();
    while (from > 0 && !FieldMatcher.key(text.substring(0, from)).equals(before.strip())) {
      from--;
    }
    int to = from;
    while (to < text.length() && !FieldMatcher.key(text.substring(to)).equals(after.strip())) {
      to++;
    }
    String own = text.substring(from, to);
    return FieldMatcher.key(own).equals(value)
        ? new Occurrence(
            node, text.substring(0, from), own, text.substring(to), attribute, labelled, struck)
        : this;
  }
}
