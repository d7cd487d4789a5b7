package io.zhengwen.wrapper.induce;

/**
 * A place where a value stands.
 *
 * @param node the text node, or the smallest element whose texts are the value
 * @param before what stands before the value in the node's text
 * @param value the value as it stands there
 * @param after what stands behind it
 * @param attribute the attribute whose value it is; null if it is text
 */
record Occurrence(int node, String before, String value, String after, String attribute) {
  boolean isExact() {
    return before.isEmpty() && after.isEmpty();
  }
}
