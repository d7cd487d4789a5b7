package io.zhengwen.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A regular expression that is tried only where a match may begin by its first character. Which
 * characters these are is learnt from the expression, so what is found is the same; most short
 * texts are done with after a look at each letter. Immutable and thread-safe.
 */
public final class ScreenedPattern {
  /** One past the letters of Latin scripts; any later character may begin a match. */
  private static final int KNOWN = 0x250;

  private final Pattern pattern;
  private final boolean[] begins = new boolean[KNOWN];
  private final boolean matchesNothing;

  /**
   * Learns the first characters of an expression.
   *
   * @param pattern without look-behind for characters that must stand before a match
   * @throws IllegalArgumentException if the expression has such a look-behind
   */
  public ScreenedPattern(Pattern pattern) {
    if (pattern.pattern().contains("(?<=")) {
      throw new IllegalArgumentException(pattern.pattern());
    }
    this.pattern = pattern;
    Matcher matcher = pattern.matcher("");
    for (char c = 0; c < KNOWN; c++) {
      matcher.reset(String.valueOf(c));
      begins[c] = matcher.lookingAt() || matcher.hitEnd();
    }
    matchesNothing = endsInMatch("") || endsInMatch("a") || endsInMatch(" ");
  }

  private boolean endsInMatch(String text) {
    return over(text).region(text.length(), text.length()).lookingAt();
  }

  /** Whether all of a text matches. */
  public boolean matches(String text) {
    return whole(text) != null;
  }

  /** The match that all of a text is; null if it is none. */
  public Matcher whole(String text) {
    Matcher matcher = mayBegin(text, 0) ? pattern.matcher(text) : null;
    return matcher != null && matcher.matches() ? matcher : null;
  }

  /** The match that a text begins with; null if it begins with none. */
  public Matcher atStart(String text) {
    Matcher matcher = mayBegin(text, 0) ? pattern.matcher(text) : null;
    return matcher != null && matcher.lookingAt() ? matcher : null;
  }

  /** The first match in a text; null if there is none. */
  public Matcher first(String text) {
    Matcher matcher = null;
    for (int i = 0; i <= text.length(); i++) {
      if (mayBegin(text, i)) {
        matcher = matcher == null ? over(text) : matcher;
        if (matcher.region(i, text.length()).lookingAt()) {
          return matcher;
        }
      }
    }
    return null;
  }

  /** Whether a match stands in a text. */
  public boolean isIn(String text) {
    return first(text) != null;
  }

  /** The parts of a text between matches, as {@link Pattern#split(CharSequence, int)} has them. */
  public String[] split(String text, int limit) {
    return isIn(text) ? pattern.split(text, limit) : new String[] {text};
  }

  private Matcher over(String text) {
    return pattern.matcher(text).useTransparentBounds(true).useAnchoringBounds(false);
  }

  private boolean mayBegin(String text, int at) {
    if (at == text.length()) {
      return matchesNothing;
    }
    char c = text.charAt(at);
    return c < KNOWN ? begins[c] : at == 0 || !isInPair(text.charAt(at - 1), c);
  }

  private static boolean isInPair(char before, char c) {
    return Character.isLowSurrogate(c) && Character.isHighSurrogate(before);
  }
}
