package io.zhengwen.extract.markup;

import io.zhengwen.extract.markup.InlineStack.Place;
import io.zhengwen.page.Gap;
import java.util.ArrayList;
import java.util.List;

/**
 * The blocks opened in the output. Blocks that a place needs and the page lacks are opened, such as
 * the list around an item or the paragraph around text; blocks that a place cannot hold are not.
 */
final class BlockStack {
  private static final int ROOT = -1;
  private static final int IMPLIED = -2;

  /** Blocks within more blocks than this are not marked: lines would be indented without end. */
  private static final int MOST_DEPTH = 40;

  private static final class Block {
    final int node;
    final Element element;
    boolean begun;

    /** In a list: whether its last item is left but not closed yet. */
    boolean itemLeft;

    Block(int node, Element element) {
      this.node = node;
      this.element = element;
    }

    Kind kind() {
      return element == null ? null : element.kind();
    }

    boolean is(Kind kind) {
      return kind() == kind;
    }
  }

  private record Paragraph(int node, Block within) {}

  private final Handler out;
  private final InlineStack inlines;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Paragraph> paragraphs = new ArrayList<>();

  /** The element that text goes to, or null; a block of its own, or within the last block. */
  private Element leaf;

  private int leafOwner;
  private boolean leafBegun;

  BlockStack(Handler out, InlineStack inlines) {
    this.out = out;
    this.inlines = inlines;
    blocks.add(new Block(ROOT, null));
  }

  private Block last() {
    return blocks.get(blocks.size() - 1);
  }

  // ---- blocks

  /**
   * Opens an element's block.
   *
   * @return whether it was opened; if not, its content belongs to the block around it
   */
  boolean open(int node, Element element) {
    Kind kind = element.kind();
    boolean tooDeep = blocks.size() >= MOST_DEPTH && !kind.isLeaf();
    if (tooDeep || last().kind() != null && last().kind().isLeaf()) {
      return false;
    }
    closeImplied(kind);
    if (!Nesting.hasPlace(kind, last().kind(), last().begun)) {
      return false;
    }
    closeLeaf();
    if (kind.isList() && last().itemLeft) {
      last().itemLeft = false;
      blocks.add(new Block(IMPLIED, Element.of(Kind.ITEM)));
      last().begun = true;
    }
    imply(kind);
    push(node, element);
    return true;
  }

  /** Opens the blocks that a kind of block, or text, needs around it. */
  private void imply(Kind kind) {
    Kind parent = Nesting.parent(kind, last().kind());
    implyWithin(parent == null ? kind : parent);
    if (parent != null) {
      push(IMPLIED, Element.of(parent));
    }
  }

  private void implyWithin(Kind kind) {
    if (last().kind() == null) {
      return;
    }
    switch (last().kind()) {
      case LIST, NUMBERED_LIST -> {
        if (kind != Kind.ITEM) {
          push(IMPLIED, Element.of(Kind.ITEM));
        }
      }
      case DEFINITIONS -> {
        if (kind != Kind.TERM && kind != Kind.DEFINITION) {
          push(IMPLIED, Element.of(Kind.DEFINITION));
        }
      }
      case TABLE -> {
        if (kind != Kind.ROW && kind != Kind.CAPTION) {
          push(IMPLIED, Element.of(Kind.ROW));
          implyCell(kind);
        }
      }
      case ROW -> implyCell(kind);
      default -> {}
    }
  }

  private void implyCell(Kind kind) {
    if (kind == null || !kind.isCell()) {
      push(IMPLIED, Element.cell(Kind.CELL, 1, 1));
    }
  }

  /** Closes implied blocks that have no place for a kind of block, or for text if it is null. */
  private void closeImplied(Kind kind) {
    while (last().node == IMPLIED && !Nesting.fits(last().kind(), kind)) {
      closeLeaf();
      pop();
    }
  }

  private void push(int node, Element element) {
    closeItemLeft();
    last().begun = true;
    out.open(element);
    blocks.add(new Block(node, element));
    if (element.kind().isLeaf()) {
      leaf = element;
      leafOwner = node;
      leafBegun = false;
    }
  }

  private void closeItemLeft() {
    if (last().itemLeft) {
      last().itemLeft = false;
      out.close(Element.of(Kind.ITEM));
    }
  }

  /** Closes an element's block, and those implied within it. */
  void close(int node) {
    closeLeaf();
    while (last().node != node) {
      pop();
    }
    pop();
  }

  private void pop() {
    closeItemLeft();
    Block block = blocks.remove(blocks.size() - 1);
    if (block.is(Kind.ITEM) && last().kind() != null && last().kind().isList()) {
      last().itemLeft = true;
    } else {
      out.close(block.element);
    }
  }

  /** A cell without content; it counts only in a row. */
  void emptyCell(Element cell) {
    closeImplied(cell.kind());
    if (last().is(Kind.ROW)) {
      closeLeaf();
      last().begun = true;
      out.open(cell);
      out.close(cell);
    }
  }

  /** Closes everything. */
  void end() {
    closeLeaf();
    while (blocks.size() > 1) {
      pop();
    }
  }

  // ---- text

  void enterParagraph(int node) {
    paragraphs.add(new Paragraph(node, last()));
  }

  void leaveParagraph() {
    paragraphs.remove(paragraphs.size() - 1);
  }

  boolean isPreformatted() {
    return last().is(Kind.PREFORMATTED);
  }

  /** Prepares the place of a text. */
  Place text(Gap gap) {
    boolean imageOfFigure = leaf != null && leaf.kind() == Kind.RUN && last().is(Kind.FIGURE);
    return place(imageOfFigure ? Gap.BLOCK : gap, Kind.PARAGRAPH);
  }

  /** Prepares the place of an image. */
  Place image(Gap gap) {
    return place(gap, last().is(Kind.FIGURE) ? Kind.RUN : Kind.PARAGRAPH);
  }

  private Place place(Gap gap, Kind kindOfLeaf) {
    closeImplied(null);
    boolean ofItsOwn = last().kind() != null && last().kind().isLeaf();
    if (!ofItsOwn) {
      int owner = owner();
      if (leaf != null && (owner != leafOwner || gap == Gap.BLOCK)) {
        closeLeaf();
      }
      if (leaf == null) {
        openLeaf(owner, kindOfLeaf);
      }
    }
    Gap within = leafBegun ? gap : Gap.NONE;
    leafBegun = true;
    return new Place(within, isPreformatted());
  }

  private int owner() {
    Paragraph innermost = paragraphs.isEmpty() ? null : paragraphs.get(paragraphs.size() - 1);
    return innermost != null && innermost.within == last() ? innermost.node : last().node;
  }

  private void openLeaf(int owner, Kind kind) {
    imply(null);
    closeItemLeft();
    Block around = last();
    boolean run = around.kind() != null && around.kind().beginsWithRun() && !around.begun;
    leaf = Element.of(run ? Kind.RUN : kind);
    leafOwner = owner();
    leafBegun = false;
    around.begun = true;
    out.open(leaf);
  }

  private void closeLeaf() {
    if (leaf == null) {
      return;
    }
    inlines.closeAll();
    boolean ofItsOwn = last().element == leaf;
    if (!ofItsOwn) {
      out.close(leaf);
    }
    leaf = null;
  }
}
