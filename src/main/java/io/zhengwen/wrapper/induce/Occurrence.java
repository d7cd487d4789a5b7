package io.zhengwen.wrapper.induce;

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
}
