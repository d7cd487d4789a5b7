package io.zhengwen.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Lays out blocks of Markdown: what each line begins with, and empty lines between blocks. */
final class MarkdownBlocks {
  private static final int GREATEST_NUMBER = 999_999_999;

  private final StringBuilder out = new StringBuilder();

  /** What each line in the open quotations and items begins with. */
  private final StringBuilder prefix = new StringBuilder();

  /** The lengths of the prefix outside of each open quotation and item. */
  private final Deque<Integer> outer = new ArrayDeque<>();

  private final Deque<MarkdownList> lists = new ArrayDeque<>();

  /** Whether the next block goes on the line on which its quotation or item begins. */
  private boolean onLine = true;

  /** The mark of the list that the last block was, so that one after it has another; else null. */
  private String lastList;

  private static final class MarkdownList {
    final boolean numbered;
    final String mark;
    int next;
    boolean begun;

    MarkdownList(boolean numbered, String mark, int first) {
      this.numbered = numbered;
      this.mark = mark;
      this.next = first;
    }

    /** Whether it is read as a list right after a line of text. */
    boolean mayFollowText() {
      return !numbered || next == 1;
    }

    String item() {
      return numbered ? Math.min(next++, GREATEST_NUMBER) + mark + " " : mark + " ";
    }
  }

  void beginList(int first, boolean numbered) {
    String usual = numbered ? "." : "-";
    String other = numbered ? ")" : "*";
    lists.push(new MarkdownList(numbered, usual.equals(lastList) ? other : usual, first));
  }

  void endList() {
    lastList = lists.pop().mark;
  }

  /**
   * Begins an item, of its own number unless it is 0; no empty line stands before it, nor before a
   * list within an item.
   */
  void beginItem(int number) {
    MarkdownList list = lists.element();
    list.next = number > 0 ? number : list.next;
    separate(list.begun || lists.size() > 1 && list.mayFollowText());
    list.begun = true;
    String mark = list.item();
    out.append(mark);
    begin(" ".repeat(mark.length()));
  }

  void endItem() {
    end();
  }

  void beginQuotation() {
    separate(false);
    out.append("> ");
    begin("> ");
  }

  void endQuotation() {
    end();
  }

  private void begin(String linePrefix) {
    outer.push(prefix.length());
    prefix.append(linePrefix);
    onLine = true;
    lastList = null;
  }

  private void end() {
    prefix.setLength(outer.pop());
    onLine = false;
    lastList = null;
  }

  /** Appends a block of lines. */
  void block(List<String> lines) {
    separate(false);
    lastList = null;
    for (int i = 0; i < lines.size(); i++) {
      if (i > 0) {
        newLine();
      }
      append(lines.get(i));
    }
  }

  /** Appends a line; the spaces at its end are its own, but an empty one has none. */
  private void append(String line) {
    if (line.isEmpty()) {
      stripLine();
    } else {
      out.append(line);
    }
  }

  private void separate(boolean tight) {
    if (!onLine) {
      if (!tight) {
        newLine();
        stripLine();
      }
      newLine();
    }
    onLine = false;
  }

  private void newLine() {
    out.append('\n').append(prefix);
  }

  private void stripLine() {
    int end = out.length();
    while (end > 0 && out.charAt(end - 1) == ' ') {
      end--;
    }
    out.setLength(end);
  }

  @Override
  public String toString() {
    return out.toString().strip();
  }
}
