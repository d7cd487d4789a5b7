package io.zhengwen.wrapper.template;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How large the rules of a template are before they are compiled: repetitions within repetitions
 * multiply, and need memory that a short text does not tell.
 */
final class RuleSize {
  private static final Pattern TIMES = Pattern.compile("\\{(\\d{1,6})(?:,(\\d{0,6}))?\\}");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'");

  private final String regex;
  private final Deque<Double> around = new ArrayDeque<>();
  private double size;
  private double last;

  private RuleSize(String regex) {
    this.regex = regex;
  }

  /**
   * The number of parts that a regular expression consists of when its repetitions are written out.
   */
  static double ofPattern(String regex) {
    return new RuleSize(regex).count();
  }

  /** The same for a CSS selector, whose pseudo classes may hold regular expressions. */
  static double ofSelector(String css) {
    return ofPattern(css.replace('[', ' ').replace(']', ' '));
  }

  /** How deep brackets are within brackets in an XPath expression. */
  static int depth(String xpath) {
    int depth = 0;
    int deepest = 0;
    for (char c : QUOTED.matcher(xpath).replaceAll("").toCharArray()) {
      depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  private double count() {
    Matcher times = TIMES.matcher(regex);
    int i = 0;
    while (i < regex.length()) {
      char c = regex.charAt(i);
      if (c == '{' && times.region(i, regex.length()).lookingAt()) {
        repeat(Math.max(number(times.group(1)), number(times.group(2))));
        i = times.end();
      } else {
        i = part(i, c);
      }
    }
    while (!around.isEmpty()) {
      close();
    }
    return size;
  }

  /** Counts a part; returns where the next begins. */
  private int part(int at, char c) {
    if (c == '(') {
      around.push(size);
      size = 0;
      last = 0;
      return at + 1;
    }
    if (c == ')' && !around.isEmpty()) {
      close();
      return at + 1;
    }
    last = 1;
    size++;
    if (c == '\\') {
      return at + 2;
    }
    return c == '[' ? behindClass(at) : at + 1;
  }

  private void close() {
    last = size + 1;
    size = around.pop() + last;
  }

  private void repeat(int most) {
    size += last * (Math.max(1, most) - 1);
    last *= Math.max(1, most);
  }

  private static int number(String digits) {
    return digits == null || digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  private int behindClass(int open) {
    int from = open + (regex.startsWith("[^", open) ? 2 : 1);
    for (int i = from; i < regex.length(); i++) {
      if (regex.charAt(i) == '\\') {
        i++;
      } else if (regex.charAt(i) == ']' && i > from) {
        return i + 1;
      }
    }
    return open + 1;
  }
}
