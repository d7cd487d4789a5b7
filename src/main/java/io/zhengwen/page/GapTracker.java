package io.zhengwen.page;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCleaner;

/** Tracks what separates each text from the one before it, in a walk over elements and texts. */
final class GapTracker {
  /** The first code point from which punctuation marks are as wide as CJK letters. */
  private static final int CJK_MARKS = 0x3000;

  private Gap pending = Gap.BLOCK;
  private boolean separateClosed;
  private boolean separateOpened;

  /** Enters an element. */
  void open(int flags) {
    if ((flags & Tags.LINE_BREAK) != 0) {
      pending = pending == Gap.LINE ? Gap.BLOCK : pending.or(Gap.LINE);
    }
    pass(flags);
    separateOpened |= (flags & Tags.SEPARATE) != 0;
  }

  /** Leaves an element. */
  void close(int flags) {
    pass(flags);
    if ((flags & Tags.SEPARATE) != 0) {
      separateClosed = true;
      separateOpened = false;
    }
  }

  /** What separates the next text from the one before it, as far as the walk has come. */
  Gap pending() {
    return pending;
  }

  /** Leaves an element that is not shown and has no text: it separates nothing. */
  void resume(Gap before) {
    pending = before;
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

  /** Whether nothing separates the next text from the one before it. */
  boolean goesOn() {
    return pending == Gap.NONE;
  }

  /** Passes a text that is dropped because it is blank. */
  void blank(TextCleaner text) {
    if (text.spaceBefore()) {
      pending = pending.or(Gap.SPACE);
    }
  }

  /** The gap before the last appended text, which begins at {@code start}. */
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
   * Whether the texts before and after {@code at} would join into one word, or a mark and a word
   * would touch. CJK texts are written that way.
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
