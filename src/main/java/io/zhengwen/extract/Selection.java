package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * A set of text nodes of a page, in document order. Immutable and thread-safe. Its size in memory
 * is in proportion to the distance from its first node to its last.
 */
public final class Selection {
  private static final Selection EMPTY = new Selection(new BitSet(), 0);

  /** Nodes by their distance from the first. */
  private final BitSet nodes;

  private final int first;

  private Selection(BitSet nodes, int first) {
    this.nodes = nodes;
    this.first = first;
  }

  private static Selection of(BitSet nodes, int offset) {
    int lowest = nodes.nextSetBit(0);
    return lowest < 0 ? EMPTY : new Selection(nodes.get(lowest, nodes.length()), offset + lowest);
  }

  /** Returns a selection of no text. */
  public static Selection empty() {
    return EMPTY;
  }

  /** Selects all visible text of the subtree of {@code i}. */
  public static Selection ofSubtree(PageModel page, int i) {
    return new Builder(page).addSubtree(i).build();
  }

  /** Returns whether no node is selected. */
  public boolean isEmpty() {
    return nodes.isEmpty();
  }

  /** Returns the number of text nodes selected. */
  public int size() {
    return nodes.cardinality();
  }

  /** Returns whether text node {@code i} is selected. */
  public boolean contains(int i) {
    return i >= first && nodes.get(i - first);
  }

  /** Returns the first selected text node at or after {@code from}, or -1. */
  public int next(int from) {
    int next = nodes.nextSetBit(Math.max(0, from - first));
    return next < 0 ? next : next + first;
  }

  /** Returns one past the last selected text node, or 0. */
  public int end() {
    return isEmpty() ? 0 : first + nodes.length();
  }

  /** Returns the selected text nodes at or after one. */
  public Selection from(int node) {
    if (node <= first) {
      return this;
    }
    return node >= end() ? EMPTY : of(nodes.get(node - first, nodes.length()), node);
  }

  /** Calls {@code action} with each selected text node in document order. */
  public void forEach(IntConsumer action) {
    for (int i = next(0); i >= 0; i = next(i + 1)) {
      action.accept(i);
    }
  }

  /** Returns the nodes of this selection that are not in {@code other}. */
  public Selection minus(Selection other) {
    BitSet rest = (BitSet) nodes.clone();
    other.forEach(
        i -> {
          if (i >= first) {
            rest.clear(i - first);
          }
        });
    return of(rest, first);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Selection s && first == s.first && nodes.equals(s.nodes);
  }

  @Override
  public int hashCode() {
    return 31 * nodes.hashCode() + first;
  }

  @Override
  public String toString() {
    return "Selection" + first + "+" + nodes;
  }

  /** Collects text nodes. Not thread-safe. */
  public static final class Builder {
    private final PageModel page;
    private final int offset;
    private final BitSet nodes;

    /** Starts with an empty selection of text nodes of {@code page}. */
    public Builder(PageModel page) {
      this(page, 0, page.size());
    }

    /**
     * Starts with an empty selection of text nodes of {@code page}, to which only nodes of {@code
     * [from, to)} are added.
     */
    public Builder(PageModel page, int from, int to) {
      this.page = page;
      offset = from;
      nodes = new BitSet(to - from);
    }

    /** Adds text node {@code i}, visible or not. */
    public Builder add(int i) {
      if (!page.isText(i)) {
        throw new IllegalArgumentException("node " + i + " is not a text node");
      }
      nodes.set(i - offset);
      return this;
    }

    /** Adds the visible text of the subtree of {@code i}. */
    public Builder addSubtree(int i) {
      return addRange(i, page.end(i));
    }

    /** Adds the visible text of nodes {@code [from, to)}. */
    public Builder addRange(int from, int to) {
      for (int i = from; i < to; i++) {
        if (page.isText(i) && page.isVisible(i)) {
          nodes.set(i - offset);
        }
      }
      return this;
    }

    /** Returns the selection so far. The builder can still be used afterwards. */
    public Selection build() {
      return Selection.of(nodes, offset);
    }
  }
}
