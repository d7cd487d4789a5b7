package io.zhengwen.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The tokens that texts are compared by: runs of {@linkplain CodePoints#isWord word characters} in
 * lower case, in CJK every letter a token of its own.
 */
public final class Tokens {
  private Tokens() {}

  /** The tokens of {@code text} in order. */
  public static List<String> of(CharSequence text) {
    List<String> tokens = new ArrayList<>();
    int start = -1;
    for (int i = 0; i < text.length(); ) {
      int cp = Character.codePointAt(text, i);
      int next = i + Character.charCount(cp);
      boolean cjk = CodePoints.isCjk(cp);
      boolean inWord = CodePoints.isWord(cp) && !cjk;
      if (start >= 0 && !inWord) {
        tokens.add(word(text, start, i));
        start = -1;
      } else if (start < 0 && inWord) {
        start = i;
      }
      if (cjk) {
        tokens.add(text.subSequence(i, next).toString());
      }
      i = next;
    }
    if (start >= 0) {
      tokens.add(word(text, start, text.length()));
    }
    return tokens;
  }

  private static String word(CharSequence text, int from, int to) {
    return text.subSequence(from, to).toString().toLowerCase(Locale.ROOT);
  }
}
