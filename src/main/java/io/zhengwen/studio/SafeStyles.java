package io.zhengwen.studio;

import java.util.regex.Pattern;

/**
 * Style sheets of strangers, rewritten so that they load nothing and end nowhere but in their style
 * element. What is not plainly harmless is left out: addresses, escapes, fonts, imports, markup.
 */
final class SafeStyles {
  private static final int LONGEST = 1_000_000;
  private static final int DEEPEST = 8;
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?(?:\\*/|\\z)", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("-{0,2}[a-zA-Z][-a-zA-Z0-9_]{0,60}");
  private static final Pattern REFUSED_NAME =
      Pattern.compile("src|behavior|-moz-binding", Pattern.CASE_INSENSITIVE);
  private static final Pattern REFUSED_VALUE =
      Pattern.compile(
          "[\\\\<>{}@]|(?:url|src|image|image-set|cross-fade|element|paint|expression)\\s*\\("
              + "|script\\s*:",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern FIXED = Pattern.compile("(?i)^fixed\\b");
  private static final Pattern REFUSED_PRELUDE = Pattern.compile("[\\\\<{}]");
  private static final Pattern GROUP =
      Pattern.compile("@(?:media|supports|layer|container)\\b[^;]*", Pattern.CASE_INSENSITIVE);

  private final String css;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private SafeStyles(String css) {
    this.css = css;
  }

  /** The rules of a style sheet that are harmless. */
  static String rules(String css) {
    String bounded = css.length() > LONGEST ? css.substring(0, LONGEST) : css;
    SafeStyles styles = new SafeStyles(COMMENT.matcher(bounded).replaceAll(" "));
    styles.rules();
    return styles.out.toString();
  }

  /** The declarations of a style attribute that are harmless. */
  static String declarations(String style) {
    StringBuilder safe = new StringBuilder();
    SafeStyles parts = new SafeStyles(COMMENT.matcher(style).replaceAll(" "));
    while (parts.at < parts.css.length()) {
      String declaration = parts.until(";");
      parts.at++;
      int colon = declaration.indexOf(':');
      if (colon > 0) {
        String name = declaration.substring(0, colon).strip();
        String value = declaration.substring(colon + 1).strip();
        if (NAME.matcher(name).matches()
            && !REFUSED_NAME.matcher(name).matches()
            && !value.isEmpty()
            && balanced(value)
            && !REFUSED_VALUE.matcher(value).find()) {
          safe.append(name).append(':').append(inThePage(name, value)).append(';');
        }
      }
    }
    return safe.toString();
  }

  /** What would stand before the page, whatever is scrolled to, becomes a part of it. */
  private static String inThePage(String name, String value) {
    return name.equalsIgnoreCase("position")
        ? FIXED.matcher(value).replaceFirst("relative")
        : value;
  }

  private void rules() {
    int open = 0;
    while (at < css.length()) {
      String prelude = until("{};").strip();
      char stop = at < css.length() ? css.charAt(at++) : '}';
      if (stop == '}' && open > 0) {
        out.append('}');
        open--;
      } else if (stop == '{') {
        if (prelude.startsWith("@")) {
          if (open < DEEPEST && GROUP.matcher(prelude).matches() && isHarmless(prelude)) {
            out.append(prelude).append('{');
            open++;
          } else {
            skipBlock();
          }
        } else {
          rule(prelude);
        }
      }
    }
    out.append("}".repeat(open));
  }

  private void rule(String selector) {
    int from = at;
    skipBlock();
    String declarations = declarations(css.substring(from, Math.max(from, at - 1)));
    if (!selector.isEmpty() && isHarmless(selector) && !declarations.isEmpty()) {
      out.append(selector).append('{').append(declarations).append('}');
    }
  }

  private static boolean isHarmless(String prelude) {
    return !REFUSED_PRELUDE.matcher(prelude).find() && balanced(prelude);
  }

  /** Passes the end of the block that has just begun. */
  private void skipBlock() {
    for (int depth = 1; depth > 0 && at < css.length(); at++) {
      until("{}");
      if (at < css.length()) {
        depth += css.charAt(at) == '{' ? 1 : -1;
      }
    }
  }

  /** Reads up to one of the characters that is not in quotes; it is not passed. */
  private String until(String stops) {
    int from = at;
    char quote = 0;
    for (; at < css.length(); at++) {
      char c = css.charAt(at);
      if (c == '\\') {
        at++;
      } else if (quote != 0) {
        quote = c == quote || c == '\n' ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (stops.indexOf(c) >= 0) {
        break;
      }
    }
    at = Math.min(at, css.length());
    return css.substring(from, at);
  }

  /** Whether all quotes and brackets are closed. */
  private static boolean balanced(String text) {
    int round = 0;
    int square = 0;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == '\n') {
          return false;
        }
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else {
        round += c == '(' ? 1 : c == ')' ? -1 : 0;
        square += c == '[' ? 1 : c == ']' ? -1 : 0;
        if (round < 0 || square < 0) {
          return false;
        }
      }
    }
    return quote == 0 && round == 0 && square == 0;
  }
}
