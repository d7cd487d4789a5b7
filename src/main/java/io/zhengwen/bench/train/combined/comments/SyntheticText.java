package io.zhengwen.bench.train.combined.comments;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Meaningless text: the words of a given text in random order, as sentences, headings and names of
 * natural length. Equal sources and random numbers give equal text.
 */
final class SyntheticText {
  private static final int SHORTEST_SENTENCE = 4;
  private static final int SENTENCES_DIFFER = 16;
  private static final int COMMA_EVERY = 9;
  private static final int EXCLAMATION_EVERY = 6;

  private final List<String> words;
  private final boolean cjk;
  private final Random random;

  /**
   * Creates text from the words of {@code source}, for CJK from its letters; it must have at least
   * one.
   */
  SyntheticText(String source, Random random) {
    words = Tokens.of(source);
    this.random = random;
    long cjkWords = words.stream().filter(w -> CodePoints.isCjk(w.codePointAt(0))).count();
    cjk = 2 * cjkWords > words.size();
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no words");
    }
  }

  /** Returns sentences with the given number of words. */
  String sentences(int words) {
    StringBuilder text = new StringBuilder();
    for (int left = words; left > 0; ) {
      int longest =
          SHORTEST_SENTENCE + random.nextInt(cjk ? 2 * SENTENCES_DIFFER : SENTENCES_DIFFER);
      int length = Math.min(left, longest);
      appendSpace(text);
      appendCapitalised(text, phrase(length, true));
      text.append(random.nextInt(EXCLAMATION_EVERY) == 0 ? cjk ? "！" : "!" : cjk ? "。" : ".");
      left -= length;
    }
    return text.toString();
  }

  /** Returns a few words without punctuation. */
  String heading() {
    return phrase(2 + random.nextInt(5), false);
  }

  /** Returns one or two words like a person's name, in CJK two or three letters. */
  String name() {
    StringBuilder name = new StringBuilder();
    for (int n = (cjk ? 2 : 1) + random.nextInt(2); n > 0; n--) {
      appendSpace(name);
      appendCapitalised(name, word());
    }
    return name.toString();
  }

  private String phrase(int length, boolean commas) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      appendSpace(text);
      text.append(word());
      if (commas && i < length - 1 && random.nextInt(COMMA_EVERY) == 0) {
        text.append(cjk ? '，' : ',');
      }
    }
    return text.toString();
  }

  private String word() {
    return words.get(random.nextInt(words.size()));
  }

  private void appendSpace(StringBuilder text) {
    if (!cjk && !text.isEmpty()) {
      text.append(' ');
    }
  }

  private static void appendCapitalised(StringBuilder text, String words) {
    int first = words.offsetByCodePoints(0, 1);
    text.append(words.substring(0, first).toUpperCase(Locale.ROOT))
        .append(words, first, words.length());
  }
}
