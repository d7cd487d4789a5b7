package io.zhengwen.method.distribution;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCounter;
import java.util.Arrays;

/**
 * Lengths of the sentences of a text, in Chinese characters, words and numbers. Not thread-safe:
 * one instance serves text after text.
 *
 * <p>A sentence ends after its closing mark; a full stop that no white space follows ("3.5", "a.b")
 * closes nothing in scripts that write spaces. What holds no word is no sentence.
 */
final class Sentences {
  private final TextCounter counter = new TextCounter();
  private int[] lengths = new int[16];
  private int count;

  /** Splits {@code text}, white space collapsed. */
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

  /** The number of sentences. */
  int count() {
    return count;
  }

  /** The length of sentence {@code s}, at least 1. */
  int length(int s) {
    return lengths[s];
  }
}
