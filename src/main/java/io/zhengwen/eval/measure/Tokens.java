package io.zhengwen.eval.measure;

import io.zhengwen.text.CodePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Splits text into the tokens that are compared: maximal runs of word characters in lower case, and
 * every CJK letter by itself.
 */
public final class Tokens {
  private Tokens() {}

  /**
   * A token and where it stands in its text.
   *
   * @param text the token in lower case
   * @param start index of its first char
   * @param end one past its last char
   */
  public record Token(String text, int start, int end) {}

  /** The tokens of a text in order. */
  public static List<String> of(String text) {
    List<String> tokens = new ArrayList<>(text.length() / 5);
    scan(text, (start, end) -> tokens.add(text.substring(start, end).toLowerCase(Locale.ROOT)));
    return tokens;
  }

  /** The tokens of a text in order, with their places. */
  public static List<Token> located(String text) {
    List<Token> tokens = new ArrayList<>(text.length() / 5);
    scan(
        text,
        (start, end) ->
            tokens.add(new Token(text.substring(start, end).toLowerCase(Locale.ROOT), start, end)));
    return tokens;
  }

  private interface Sink {
    void token(int start, int end);
  }

  private static void scan(String text, Sink sink) {
    int open = -1;
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      int next = i + Character.charCount(cp);
      boolean cjk = CodePoints.isCjk(cp);
      boolean inRun = CodePoints.isWord(cp) && !cjk;
      if (!inRun && open >= 0) {
        sink.token(open, i);
        open = -1;
      }
      if (cjk) {
        sink.token(i, next);
      } else if (inRun && open < 0) {
        open = i;
      }
      i = next;
    }
    if (open >= 0) {
      sink.token(open, text.length());
    }
  }
}
