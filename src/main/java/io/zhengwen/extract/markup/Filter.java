package io.zhengwen.extract.markup;

import io.zhengwen.text.CodePoints;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves out what the options say, links without an address, and elements that then hold nothing.
 * Cells stay, so that columns do not move. For an image without an address stands its replacement
 * text.
 */
final class Filter implements Handler {
  private final RenderOptions options;
  private final Handler next;

  /** Elements opened but not passed on; for a cell without content, the cell and then null. */
  private final List<Element> pending = new ArrayList<>();

  private final List<Element> pendingOpen = new ArrayList<>();
  private int tablesLeftOut;

  /** Whether nothing was passed on yet in the block that is open. */
  private boolean blockIsEmpty = true;

  private boolean preformatted;
  private boolean spaceWaits;
  private boolean breakWaits;

  /** Whether the last text of the block ends within or behind a word. */
  private boolean endsWord;

  /** Whether the last text of the block is that of an image. */
  private boolean replaced;

  Filter(RenderOptions options, Handler next) {
    this.options = options;
    this.next = next;
  }

  @Override
  public void open(Element element) {
    if (element.kind() == Kind.TABLE && (tablesLeftOut > 0 || !options.tables())) {
      tablesLeftOut++;
    }
    if (isKept(element)) {
      pending.add(element);
      pendingOpen.add(element);
    }
    if (!element.kind().isInline()) {
      beginBlock(element.kind() == Kind.PREFORMATTED);
    }
  }

  private void beginBlock(boolean nextIsPreformatted) {
    blockIsEmpty = true;
    preformatted = nextIsPreformatted;
    spaceWaits = false;
    breakWaits = false;
    endsWord = false;
  }

  @Override
  public void close(Element element) {
    if (isKept(element)) {
      closeKept(element);
    }
    if (element.kind() == Kind.TABLE && tablesLeftOut > 0) {
      tablesLeftOut--;
    }
    if (!element.kind().isInline()) {
      beginBlock(false);
    }
  }

  private boolean isKept(Element element) {
    return tablesLeftOut == 0
        && (element.kind() != Kind.LINK || options.links() && !element.value().isEmpty());
  }

  private void closeKept(Element element) {
    if (pendingOpen.isEmpty()) {
      next.close(element);
      return;
    }
    pendingOpen.remove(pendingOpen.size() - 1);
    if (element.kind().isCell()) {
      pending.add(null);
      if (pendingOpen.isEmpty()) {
        flush();
      }
    } else {
      while (pending.remove(pending.size() - 1) != element) {
        // Cells without content.
      }
    }
  }

  @Override
  public void text(String text) {
    if (tablesLeftOut > 0) {
      return;
    }
    if (text.equals(" ") && !preformatted) {
      spaceWaits = true;
    } else {
      text(text, false);
    }
  }

  /** Passes on text; that of an image is no part of the words around it. */
  private void text(String text, boolean replacement) {
    spaceWaits |= (replacement || replaced) && endsWord && CodePoints.isWord(text.codePointAt(0));
    separate();
    flush();
    next.text(text);
    endsWord = CodePoints.isWord(text.codePointBefore(text.length()));
    replaced = replacement;
  }

  @Override
  public void lineBreak() {
    breakWaits = true;
  }

  @Override
  public void image(Element image) {
    if (tablesLeftOut > 0 || !options.images()) {
      return;
    }
    if (!image.value().isEmpty()) {
      separate();
      flush();
      next.image(image);
      endsWord = false;
    } else if (!image.label().isEmpty()) {
      text(image.label(), true);
    }
  }

  /** Passes on what separates content from content before it in the block. */
  private void separate() {
    if (breakWaits && !blockIsEmpty) {
      next.lineBreak();
    } else if (spaceWaits && !blockIsEmpty) {
      next.text(" ");
    }
    blockIsEmpty = false;
    spaceWaits = false;
    breakWaits = false;
  }

  private void flush() {
    List<Element> cells = new ArrayList<>(1);
    for (Element element : pending) {
      if (element == null) {
        next.close(cells.remove(cells.size() - 1));
      } else {
        next.open(element);
        if (element.kind().isCell()) {
          cells.add(element);
        }
      }
    }
    pending.clear();
    pendingOpen.clear();
  }
}
