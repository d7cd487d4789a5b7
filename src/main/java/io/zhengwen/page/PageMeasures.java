package io.zhengwen.page;

/**
 * Counts of the visible text and elements of a page's subtrees and ranges of nodes, each in O(1).
 *
 * <p>Lengths are Unicode code points after white space is collapsed; white space around a text node
 * is not counted. Nothing invisible is counted. Nodes are named by their ids in a {@link
 * PageModel}.
 *
 * <p>Immutable and thread-safe.
 */
public final class PageMeasures {
  private final int[] end;
  private final int[] chars;
  private final int[] linkChars;
  private final int[] words;
  private final int[] punctuation;
  private final int[] tags;

  /**
   * Sums up the counts of a page's nodes. The arrays of counts are kept and overwritten.
   *
   * @param size the number of nodes
   * @param flags the nodes' flags
   * @param end one past the last node of each subtree
   * @param chars code points of each node's own text
   * @param words words of each node's own text
   * @param punctuation clause and sentence marks of each node's own text
   */
  PageMeasures(int size, int[] flags, int[] end, int[] chars, int[] words, int[] punctuation) {
    this.end = end;
    this.chars = chars;
    this.words = words;
    this.punctuation = punctuation;
    linkChars = new int[size + 1];
    tags = new int[size + 1];
    for (int i = 0; i < size; i++) {
      boolean visible = (flags[i] & Tags.HIDDEN) == 0;
      linkChars[i + 1] = linkChars[i] + (visible && (flags[i] & Tags.ANCHOR) != 0 ? chars[i] : 0);
      tags[i + 1] = tags[i] + (visible && (flags[i] & PageModelBuilder.TEXT) == 0 ? 1 : 0);
    }
    sumUp(chars, size, flags);
    sumUp(words, size, flags);
    sumUp(punctuation, size, flags);
  }

  /** Turns the counts of the nodes into those of the visible nodes before each. */
  private static void sumUp(int[] counts, int size, int[] flags) {
    int sum = 0;
    for (int i = 0; i < size; i++) {
      int count = (flags[i] & Tags.HIDDEN) == 0 ? counts[i] : 0;
      counts[i] = sum;
      sum += count;
    }
    counts[size] = sum;
  }

  /** Code points of text in the subtree of {@code i}. */
  public int chars(int i) {
    return chars[end[i]] - chars[i];
  }

  /** Code points of text in nodes {@code [from, to)}. */
  public int chars(int from, int to) {
    return chars[to] - chars[from];
  }

  /** Code points of text inside {@code a} elements in the subtree of {@code i}. */
  public int linkChars(int i) {
    return linkChars[end[i]] - linkChars[i];
  }

  /** Code points of text inside {@code a} elements in nodes {@code [from, to)}. */
  public int linkChars(int from, int to) {
    return linkChars[to] - linkChars[from];
  }

  /** Words, and CJK letters as a word each, of text in the subtree of {@code i}. */
  public int words(int i) {
    return words[end[i]] - words[i];
  }

  /** Words, and CJK letters as a word each, of text in nodes {@code [from, to)}. */
  public int words(int from, int to) {
    return words[to] - words[from];
  }

  /** Clause and sentence marks of text in nodes {@code [from, to)}. */
  public int punctuation(int from, int to) {
    return punctuation[to] - punctuation[from];
  }

  /** Elements in the subtree of {@code i}, {@code i} itself not counted; 0 for a text node. */
  public int tags(int i) {
    return end[i] == i + 1 ? 0 : tags[end[i]] - tags[i + 1];
  }
}
