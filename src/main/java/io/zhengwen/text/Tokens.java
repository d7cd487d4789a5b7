package io.zhengwen.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits text into tokens, by which texts are compared: runs of {@linkplain CodePoints#isWord word
 * characters} in lower case, and single CJK letters.
 */
public final class Tokens {
  private Tokens() {}

  /**
   * A token and its position in the text.
   *
   * @param text the token in lower case
   * @param start index of its first char
   * @param end one past its last char
   */
  public record Token(String text, int start, int end) {}

  /** Returns the tokens of {@code text} in order. */
  public static List<String> of(CharSequence text) {
    List<String> tokens = new ArrayList<>();
    scan(text, (start, end) -> tokens.add(word(text, start, end)));
    return tokens;
  }

  /** Returns the tokens of {@code text} in order, with their positions. */
  public static List<Token> located(CharSequence text) {
    List<Token> tokens = new ArrayList<>();
    scan(text, (start, end) -> tokens.add(new Token(word(text, start, end), start, end)));
    return tokens;
  }

  private interface Sink {
    void token(int start, int end);
  }

  private static void scan(CharSequence text, Sink sink) {
    int start = -1;
    for (int i = 0; i < text.length(); ) {
      int cp = Character.codePointAt(text, i);
      int next = i + Character.charCount(cp);
      boolean cjk = CodePoints.isCjk(cp);
      boolean inWord = CodePoints.isWord(cp) && !cjk;
      if (start >= 0 && !inWord) {
        sink.token(start, i);
        start = -1;
      } else if (start < 0 && inWord) {
        start = i;
      }
      if (cjk) {
        sink.token(i, next);
      }
      i = next;
    }
    if (start >= 0) {
      sink.token(start, text.length());
    }
  }

  private static String word(CharSequence text, int from, int to) {
    return LowerCase.of(text.subSequence(from, to).toString());
  }
}
