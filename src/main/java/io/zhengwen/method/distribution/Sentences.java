package io.zhengwen.method.distribution;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCounter;
import java.util.Arrays;

/**
 * Measures the sentences of a text, in Chinese characters, words and numbers. An instance can be
 * used for one text after another; not thread-safe.
 *
 * <p>A sentence ends after its closing mark. An ASCII mark in the middle of a word or number
 * ("3.5", "a.b") does not close a sentence. A run without words is not a sentence.
 */
final class Sentences {
  private final TextCounter counter = new TextCounter();
  private int[] lengths = new int[16];
  private int count;

  /** Splits {@code text}, whose white space must be collapsed. */
  void split(CharSequence text) {
    count = 0;
    counter.reset();
    for (int i = 0; i < text.length(); ) {
      int cp = Character.codePointAt(text, i);
      i += Character.charCount(cp);
      counter.add(cp);
      if (CodePoints.isSentenceEnd(cp) && (cp > 0x7F || i == text.length() || closesAt(text, i))) {
        close();
      }
    }
    close();
  }

  private static boolean closesAt(CharSequence text, int i) {
    return CodePoints.isSpace(text.charAt(i)) || CodePoints.isCjk(Character.codePointAt(text, i));
  }

  private void close() {
    if (counter.words() > 0) {
      if (count == lengths.length) {
        lengths = Arrays.copyOf(lengths, count * 2);
      }
      lengths[count++] = counter.words();
      counter.reset();
    }
  }

  /** Returns the number of sentences. */
  int count() {
    return count;
  }

  /** Returns the length of sentence {@code s}, at least 1. */
  int length(int s) {
    return lengths[s];
  }
}
