package io.zhengwen.extract.passage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Cuts a text into passages. */
public final class PassageCutter {
  /** The least size of passages, in UTF-16 units. */
  public static final int LEAST_SIZE = 50;

  /** The greatest size of passages, in UTF-16 units. */
  public static final int MOST_SIZE = 30_000;

  private record Heading(int level, String text) {}

  private final String text;
  private final int size;
  private final List<Passage> passages = new ArrayList<>();
  private final Deque<Heading> headings = new ArrayDeque<>();

  /** The passage that is being filled; empty if both are the same. */
  private int start;

  private int end;
  private boolean onlyHeadings;

  private PassageCutter(String text, int size) {
    this.text = text;
    this.size = size;
  }

  /**
   * Cuts a text.
   *
   * @param outline the blocks of the text
   * @param size the greatest length of a passage
   * @throws IllegalArgumentException if the size is not from {@value #LEAST_SIZE} to {@value
   *     #MOST_SIZE}
   */
  public static List<Passage> cut(String text, Outline outline, int size) {
    if (size < LEAST_SIZE || size > MOST_SIZE) {
      throw new IllegalArgumentException(
          "the size of passages must be from " + LEAST_SIZE + " to " + MOST_SIZE + ", was " + size);
    }
    PassageCutter cutter = new PassageCutter(text, size);
    for (int block = 0; block < outline.size(); block++) {
      int next = block + 1 < outline.size() ? outline.start(block + 1) : text.length();
      cutter.block(outline.start(block), Math.min(next, text.length()), outline.level(block));
    }
    cutter.finish();
    return List.copyOf(cutter.passages);
  }

  private void block(int from, int to, int level) {
    int first = skipSpace(from, to);
    int last = trimSpace(first, to);
    if (first == last) {
      return;
    }
    if (level > 0) {
      if (start < end && !onlyHeadings) {
        finish();
      }
      while (!headings.isEmpty() && headings.peek().level >= level) {
        headings.pop();
      }
      headings.push(new Heading(level, text.substring(first, last).replace('\n', ' ')));
      onlyHeadings = true;
      add(first, last);
      onlyHeadings &= start < end;
    } else {
      add(first, last);
      onlyHeadings = false;
    }
  }

  private void add(int from, int to) {
    int first = from;
    while (first < to) {
      boolean empty = start == end;
      int begin = empty ? first : start;
      if (to - begin <= size) {
        start = begin;
        end = to;
        return;
      }
      boolean full = !onlyHeadings && (to - first <= size || end - start >= size / 2);
      int limit = begin + size;
      boolean wholeWords = !empty && limit - first < size / 2;
      int cut = !empty && full ? first : TextCuts.last(text, first, to, limit, wholeWords);
      if (cut == first) {
        finish();
      } else {
        start = begin;
        end = trimSpace(first, cut);
        finish();
        first = skipSpace(cut, to);
      }
    }
  }

  private void finish() {
    if (start < end) {
      List<String> path = new ArrayList<>();
      headings.descendingIterator().forEachRemaining(heading -> path.add(heading.text));
      passages.add(new Passage(text.substring(start, end), path, start, end));
    }
    start = end;
    onlyHeadings = false;
  }

  private int skipSpace(int from, int to) {
    int i = from;
    while (i < to && text.charAt(i) <= ' ') {
      i++;
    }
    return i;
  }

  private int trimSpace(int from, int to) {
    int i = to;
    while (i > from && text.charAt(i - 1) <= ' ') {
      i--;
    }
    return i;
  }
}
