package io.zhengwen.extract.markup;

import io.zhengwen.page.Gap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The inline elements around the place that is read, and those opened in the output. An inline
 * element around blocks is opened anew in each; no kind is within itself, and nothing in code.
 */
final class InlineStack {
  private record Inline(int node, Element element) {
    Kind kind() {
      return element.kind();
    }

    /** Whether text of both may go on in one element. */
    boolean joins(Inline other, Gap gap) {
      boolean alike =
          kind() == other.kind() && kind() != Kind.LINK && (kind() != Kind.CODE || gap == Gap.NONE);
      return node == other.node || alike;
    }
  }

  private final Handler out;

  /** Whether each inline element around is needed, outer ones first. */
  private final BitSet isNeeded = new BitSet();

  private int depth;
  private final List<Inline> needed = new ArrayList<>();
  private final List<Inline> opened = new ArrayList<>();

  InlineStack(Handler out) {
    this.out = out;
  }

  void enter(int node, Element element) {
    boolean again = false;
    for (Inline outer : needed) {
      again |= outer.kind() == element.kind() || outer.kind() == Kind.CODE;
    }
    isNeeded.set(depth++, !again);
    if (!again) {
      needed.add(new Inline(node, element));
    }
  }

  void leave() {
    if (isNeeded.get(--depth)) {
      needed.remove(needed.size() - 1);
    }
  }

  boolean inCode() {
    return needed.stream().anyMatch(inline -> inline.kind() == Kind.CODE);
  }

  /** How text continues in its paragraph or the like. */
  record Place(Gap gap, boolean preformatted) {
    static final Place BEGIN = new Place(Gap.NONE, false);
  }

  /** Opens and closes elements for what comes next, and separates it from what came before. */
  void place(Place place) {
    List<Inline> now = place.preformatted ? List.of() : needed;
    int shared = 0;
    while (shared < Math.min(opened.size(), now.size())
        && opened.get(shared).joins(now.get(shared), place.gap)) {
      shared++;
    }
    closeTo(shared);
    separate(place);
    for (Inline inline : now.subList(shared, now.size())) {
      out.open(inline.element);
      opened.add(inline);
    }
  }

  private void separate(Place place) {
    switch (place.gap) {
      case NONE -> {}
      case SPACE -> out.text(" ");
      case CELL -> out.text(place.preformatted ? "\t" : " ");
      case LINE, BLOCK -> {
        if (place.preformatted) {
          out.text("\n");
        } else {
          out.lineBreak();
        }
      }
    }
  }

  /** Closes all elements in the output. */
  void closeAll() {
    closeTo(0);
  }

  private void closeTo(int size) {
    while (opened.size() > size) {
      out.close(opened.remove(opened.size() - 1).element);
    }
  }
}
