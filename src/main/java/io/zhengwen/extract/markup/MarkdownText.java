package io.zhengwen.extract.markup;

import java.util.regex.Pattern;

/** Escapes text so that Markdown shows it as it is. */
final class MarkdownText {
  /** What a line of a paragraph may not begin with: a heading, quotation, list, rule or table. */
  private static final Pattern BLOCK_START =
      Pattern.compile("#{1,6}(?:\\s|$)|>|[-+](?:\\s|$)|=+\\s*+$|[-:|][-:|\\s]*+$|~~~");

  private static final Pattern NUMBERED = Pattern.compile("(\\d{1,9})([.)])(?=\\s|$)");

  private MarkdownText() {}

  /** Appends text with a backslash before each character that would have a meaning. */
  static void append(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isMeant(text, i, c)) {
        out.append('\\');
      }
      out.append(c);
    }
  }

  private static boolean isMeant(String text, int i, char c) {
    return switch (c) {
      case '\\', '`', '*', '[', ']', '~' -> true;
      case '<' -> i + 1 == text.length() || beginsTag(text.charAt(i + 1));
      case '&' -> beginsReference(text, i + 1);
      case '_' -> !isWithinWord(text, i);
      default -> false;
    };
  }

  private static boolean beginsTag(char follows) {
    return Character.isLetter(follows) || "/!?".indexOf(follows) >= 0;
  }

  /** Whether the name of a character reference follows, or its beginning at the end of the text. */
  private static boolean beginsReference(String text, int next) {
    int i = next;
    while (i < text.length()
        && (isLetterOrDigit(text.charAt(i)) || i == next && text.charAt(i) == '#')) {
      i++;
    }
    return i == text.length() || i > next && text.charAt(i) == ';';
  }

  private static boolean isLetterOrDigit(char c) {
    return c < 128 && Character.isLetterOrDigit(c);
  }

  private static boolean isWithinWord(String text, int i) {
    return i > 0
        && i + 1 < text.length()
        && Character.isLetterOrDigit(text.charAt(i - 1))
        && Character.isLetterOrDigit(text.charAt(i + 1));
  }

  /** Escapes the beginning of a line that is not the beginning of a block. */
  static String escapeStart(String line) {
    if (BLOCK_START.matcher(line).lookingAt()) {
      return "\\" + line;
    }
    var number = NUMBERED.matcher(line);
    return number.lookingAt() ? number.group(1) + "\\" + line.substring(number.end(1)) : line;
  }

  /** A fence of backticks longer than any in the code. */
  static String fence(String code, int shortest) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < code.length(); i++) {
      run = code.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return "`".repeat(Math.max(shortest, longest + 1));
  }
}
