package io.zhengwen.page;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCleaner;

/** Tells what separates each text from the one before it, in a walk over elements and texts. */
final class GapTracker {
  /** From here on, marks of sentences and clauses are as wide as the letters of CJK. */
  private static final int CJK_MARKS = 0x3000;

  private Gap pending = Gap.BLOCK;
  private boolean separateClosed;
  private boolean separateOpened;

  /** An element opens. */
  void open(int flags) {
    if ((flags & Tags.LINE_BREAK) != 0) {
      pending = pending == Gap.LINE ? Gap.BLOCK : pending.or(Gap.LINE);
    }
    pass(flags);
    separateOpened |= (flags & Tags.SEPARATE) != 0;
  }

  /** An element closes. */
  void close(int flags) {
    pass(flags);
    if ((flags & Tags.SEPARATE) != 0) {
      separateClosed = true;
      separateOpened = false;
    }
  }

  private void pass(int flags) {
    if ((flags & Tags.CELL) != 0) {
      pending = pending.or(Gap.CELL);
    } else if ((flags & Tags.BLOCK) != 0) {
      pending = Gap.BLOCK;
    }
  }

  /** Whether a block begins here. */
  boolean atBlock() {
    return pending == Gap.BLOCK;
  }

  /** A text that nothing is kept of. */
  void blank(TextCleaner text) {
    if (text.spaceBefore()) {
      pending = pending.or(Gap.SPACE);
    }
  }

  /** The gap before the text appended last, which begins at {@code start}. */
  Gap before(TextCleaner text, int start) {
    blank(text);
    if (pending == Gap.NONE && separateOpened && separateClosed && wordsTouch(text, start)) {
      pending = Gap.SPACE;
    }
    Gap gap = pending;
    separateOpened = false;
    separateClosed = false;
    pending = text.spaceAfter() ? Gap.SPACE : Gap.NONE;
    return gap;
  }

  /**
   * Whether the texts on both sides of {@code at} would run into one word, or a word into the mark
   * before it. In CJK they may.
   */
  private static boolean wordsTouch(TextCleaner text, int at) {
    if (at == 0) {
      return false;
    }
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at);
    if (CodePoints.isPunctuation(before)) {
      return before < CJK_MARKS && CodePoints.isWord(after) && !CodePoints.isCjk(after);
    }
    return CodePoints.isWord(before)
        && CodePoints.isWord(after)
        && !(CodePoints.isCjk(before) && CodePoints.isCjk(after));
  }
}
