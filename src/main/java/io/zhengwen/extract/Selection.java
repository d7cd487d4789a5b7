package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.function.IntConsumer;

/** A set of text nodes of a page, in document order. Immutable and thread-safe. */
public final class Selection {
  private static final Selection EMPTY = new Selection(new BitSet());

  private final BitSet nodes;

  private Selection(BitSet nodes) {
    this.nodes = nodes;
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
    return nodes.get(i);
  }

  /** Returns the first selected text node at or after {@code from}, or -1. */
  public int next(int from) {
    return nodes.nextSetBit(from);
  }

  /** Calls {@code action} with each selected text node in document order. */
  public void forEach(IntConsumer action) {
    for (int i = nodes.nextSetBit(0); i >= 0; i = nodes.nextSetBit(i + 1)) {
      action.accept(i);
    }
  }

  /** Returns the nodes of this selection that are not in {@code other}. */
  public Selection minus(Selection other) {
    BitSet rest = (BitSet) nodes.clone();
    rest.andNot(other.nodes);
    return new Selection(rest);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Selection s && nodes.equals(s.nodes);
  }

  @Override
  public int hashCode() {
    return nodes.hashCode();
  }

  @Override
  public String toString() {
    return "Selection" + nodes;
  }

  /** Collects text nodes. Not thread-safe. */
  public static final class Builder {
    private final PageModel page;
    private final BitSet nodes;

    /** Starts with an empty selection of text nodes of {@code page}. */
    public Builder(PageModel page) {
      this.page = page;
      nodes = new BitSet(page.size());
    }

    /** Adds text node {@code i}, visible or not. */
    public Builder add(int i) {
      if (!page.isText(i)) {
        throw new IllegalArgumentException("node " + i + " is not a text node");
      }
      nodes.set(i);
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
          nodes.set(i);
        }
      }
      return this;
    }

    /** Returns the selection so far. The builder can still be used afterwards. */
    public Selection build() {
      return new Selection((BitSet) nodes.clone());
    }
  }
}
