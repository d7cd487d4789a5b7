package io.zhengwen.wrapper.induce;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proposes regular expressions for values that are a part of a text. */
final class Patterns {
  private static final int LONGEST_CONTEXT = 20;
  private static final String NUMBER = "\\d+(?:[.,]\\d+)*";

  private Patterns() {}

  /** The expressions for one place, the most general first; null among them stands for none. */
  static List<String> of(Occurrence place) {
    List<String> patterns = new ArrayList<>();
    if (place.isExact()) {
      patterns.add(null);
      return patterns;
    }
    String before = place.before().strip();
    String after = place.after().strip();
    if (after.isEmpty() && isMarks(before)) {
      patterns.add("^[^\\pL\\pN]*(.+)$");
    }
    shape(place.value())
        .ifPresent(
            shape -> {
              if (place.value().codePoints().anyMatch(Character::isLetter)) {
                patterns.add("(" + shape + ")");
              }
              patterns.add(left(before) + "(" + shape + ")" + right(after));
              patterns.add("(" + shape + ")" + right(after));
            });
    patterns.add(
        (before.isEmpty() ? "^" : left(before)) + "(.+?)" + (after.isEmpty() ? "$" : right(after)));
    return patterns;
  }

  private static boolean isMarks(String text) {
    return text.codePoints().noneMatch(Character::isLetterOrDigit);
  }

  /** What stands directly before: its last run of letters or marks. */
  private static String left(String before) {
    return before.isEmpty()
        ? ""
        : digitOr(before.codePointBefore(before.length()), Pattern.quote(lastRun(before))) + "\\s*";
  }

  private static String right(String after) {
    return after.isEmpty()
        ? ""
        : "\\s*" + digitOr(after.codePointAt(0), Pattern.quote(firstRun(after)));
  }

  private static String digitOr(int cp, String literal) {
    return Character.isDigit(cp) ? "\\d" : literal;
  }

  /** The marks, or else the word, directly before. */
  private static String lastRun(String text) {
    int from = text.length();
    boolean word = Character.isLetterOrDigit(text.codePointBefore(from));
    while (from > 0
        && text.length() - from < LONGEST_CONTEXT
        && continues(text.codePointBefore(from), word)) {
      from -= Character.charCount(text.codePointBefore(from));
    }
    return text.substring(from);
  }

  /** The marks, or else the word, directly behind; of Chinese only a character. */
  private static String firstRun(String text) {
    int first = text.codePointAt(0);
    if (Character.isIdeographic(first)) {
      return Character.toString(first);
    }
    int to = 0;
    boolean word = Character.isLetterOrDigit(first);
    while (to < Math.min(text.length(), LONGEST_CONTEXT) && continues(text.codePointAt(to), word)) {
      to += Character.charCount(text.codePointAt(to));
    }
    return text.substring(0, to);
  }

  private static boolean continues(int c, boolean word) {
    return !Character.isWhitespace(c)
        && !Character.isDigit(c)
        && Character.isLetterOrDigit(c) == word;
  }

  /** The shape of a value with digits: numbers become any numbers, the rest stays. */
  private static Optional<String> shape(String value) {
    if (value.codePoints().noneMatch(Character::isDigit) || value.length() > LONGEST_CONTEXT * 2) {
      return Optional.empty();
    }
    StringBuilder out = new StringBuilder();
    StringBuilder literal = new StringBuilder();
    for (int i = 0; i < value.length(); ) {
      int to = number(value, i);
      if (to > i) {
        out.append(literal.isEmpty() ? "" : Pattern.quote(literal.toString()));
        literal.setLength(0);
        out.append(NUMBER);
        i = to;
      } else {
        literal.append(value.charAt(i++));
      }
    }
    out.append(literal.isEmpty() ? "" : Pattern.quote(literal.toString()));
    return Optional.of(out.toString());
  }

  private static int number(String text, int from) {
    int to = from;
    while (to < text.length()
        && (Character.isDigit(text.charAt(to))
            || to > from
                && (text.charAt(to) == '.' || text.charAt(to) == ',')
                && to + 1 < text.length()
                && Character.isDigit(text.charAt(to + 1)))) {
      to++;
    }
    return to;
  }
}
