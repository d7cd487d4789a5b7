package io.zhengwen.method.combined.features;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.Hashes;
import java.util.Arrays;

/**
 * Hashes of all runs of a fixed number of tokens of a text, to find texts in each other. Tokens are
 * words, whatever their case, and single CJK letters.
 */
public final class TokenShingles {
  private TokenShingles() {}

  /** Returns a hash for each run of {@code length} tokens; none if there are fewer tokens. */
  public static long[] of(CharSequence text, int length) {
    return of(tokens(text), length);
  }

  /** Returns a hash for each run of {@code length} of the tokens. */
  static long[] of(long[] tokens, int length) {
    long[] shingles = new long[Math.max(0, tokens.length - length + 1)];
    for (int s = 0; s < shingles.length; s++) {
      long hash = 0;
      for (int t = s; t < s + length; t++) {
        hash = Hashes.combine(hash, tokens[t]);
      }
      shingles[s] = hash;
    }
    return shingles;
  }

  /** Returns the hash of each token. */
  static long[] tokens(CharSequence characters) {
    String text = characters.toString();
    long[] tokens = new long[16 + text.length() / 4];
    int count = 0;
    long word = 0;
    boolean inWord = false;
    for (int i = 0; i < text.length(); ) {
      if (inWord) {
        int lower = text.charAt(i) | 0x20;
        while (lower >= 'a' && lower <= 'z') {
          word = Hashes.step(word, lower);
          lower = ++i < text.length() ? text.charAt(i) | 0x20 : 0;
        }
        if (i == text.length()) {
          break;
        }
      }
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      boolean cjk = CodePoints.isCjk(cp);
      boolean letter = CodePoints.isWord(cp) && !cjk;
      if (count + 2 > tokens.length) {
        tokens = Arrays.copyOf(tokens, 2 * tokens.length);
      }
      if (inWord && !letter) {
        tokens[count++] = word;
      }
      if (letter) {
        word = Hashes.step(inWord ? word : 1, Character.toLowerCase(cp));
      } else if (cjk) {
        tokens[count++] = cp;
      }
      inWord = letter;
    }
    if (inWord) {
      tokens[count++] = word;
    }
    return Arrays.copyOf(tokens, count);
  }
}
