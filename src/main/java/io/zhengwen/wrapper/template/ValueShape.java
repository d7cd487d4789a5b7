package io.zhengwen.wrapper.template;

import com.google.re2j.Pattern;
import io.zhengwen.metadata.date.DateMask;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the values of a field have in common: numbers count as equal, and what all values begin and
 * end with is kept. {@code 低楼层（共11层）} and {@code 顶层（共6层）} have the shape {@code .*层（共NUMBER层）}.
 * Months and other {@linkplain DateMask words of dates} count as equal, too.
 */
public final class ValueShape {
  private static final String NUMBER = "\\d+(?:[.,]\\d+)*";
  private static final Pattern NUMBERS = Pattern.compile(NUMBER);

  /** The length of the longest value from which alone a shape is made: a number and its unit. */
  private static final int LONGEST_ALONE = 12;

  /** Stands for a number; of no use in values. */
  private static final char MARK = '\uE000';

  /** Stands for a word of a date. */
  private static final char WORD = '\uE001';

  private static final String LETTERS = "[\\p{L}\\p{M}.]+";

  private ValueShape() {}

  /**
   * A regular expression for whole values; empty if not all have numbers, or nothing else in
   * common. What some values begin or end with without a number may well be chance, like the {@code
   * Street} of three addresses.
   */
  public static Optional<String> of(Collection<String> values) {
    List<String> marked = values.stream().distinct().map(ValueShape::mark).distinct().toList();
    if (marked.isEmpty() || marked.stream().anyMatch(value -> value.indexOf(MARK) < 0)) {
      return Optional.empty();
    }
    String first = marked.get(0);
    boolean one = values.stream().distinct().count() == 1;
    if (one && first.length() > LONGEST_ALONE) {
      return Optional.empty();
    }
    int shortest = marked.stream().mapToInt(String::length).min().orElse(0);
    int prefix = 0;
    while (prefix < shortest && same(marked, prefix, true)) {
      prefix++;
    }
    int suffix = 0;
    while (suffix < shortest - prefix && same(marked, suffix, false)) {
      suffix++;
    }
    boolean all = marked.size() == 1;
    String begin = all ? first : first.substring(0, prefix);
    String end = all ? "" : first.substring(first.length() - suffix);
    begin = endsInPair(begin) ? begin.substring(0, begin.length() - 1) : begin;
    end = beginsInPair(end) ? end.substring(1) : end;
    boolean literal = isLiteral(begin + end);
    boolean number = (begin + end).indexOf(MARK) >= 0;
    return literal && number
        ? Optional.of("^(" + regex(begin) + (all ? "" : ".*") + regex(end) + ")$")
        : Optional.empty();
  }

  /**
   * Regular expressions for whole values by what stands before the first number of all of them, or
   * behind the last, alone: what few values begin with may be chance.
   */
  public static List<String> loose(Collection<String> values) {
    Set<String> before = new HashSet<>();
    Set<String> behind = new HashSet<>();
    for (String value : values) {
      String marked = mark(value);
      before.add(marked.substring(0, Math.max(0, marked.indexOf(MARK))));
      behind.add(marked.substring(marked.lastIndexOf(MARK) + 1));
      if (marked.indexOf(MARK) < 0) {
        return List.of();
      }
    }
    List<String> shapes = new ArrayList<>();
    if (behind.size() == 1 && isLiteral(behind.iterator().next())) {
      shapes.add("^(.*" + regex(MARK + behind.iterator().next()) + ")$");
    }
    if (before.size() == 1 && isLiteral(before.iterator().next())) {
      shapes.add("^(" + regex(before.iterator().next() + MARK) + ".*)$");
    }
    return shapes;
  }

  /** Whether there is more than numbers and spaces; a date may have no more than its month. */
  private static boolean isLiteral(String marked) {
    boolean date = marked.indexOf(WORD) >= 0 && marked.indexOf(MARK) < marked.lastIndexOf(MARK);
    return date
        || marked
            .codePoints()
            .anyMatch(cp -> cp != MARK && cp != WORD && !Character.isWhitespace(cp));
  }

  /** Whether a text ends with the first half of a character beyond the basic plane. */
  private static boolean endsInPair(String text) {
    return !text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1));
  }

  private static boolean beginsInPair(String text) {
    return !text.isEmpty() && Character.isLowSurrogate(text.charAt(0));
  }

  private static boolean same(List<String> texts, int n, boolean begin) {
    String first = texts.get(0);
    char wanted = first.charAt(begin ? n : first.length() - 1 - n);
    return texts.stream().allMatch(t -> t.charAt(begin ? n : t.length() - 1 - n) == wanted);
  }

  private static String mark(String value) {
    return NUMBERS.matcher(DateMask.masked(value.strip(), WORD)).replaceAll(String.valueOf(MARK));
  }

  private static String regex(String marked) {
    StringBuilder out = new StringBuilder();
    StringBuilder literal = new StringBuilder();
    for (char c : (marked + MARK).toCharArray()) {
      if (c != MARK && c != WORD) {
        literal.append(c);
        continue;
      }
      out.append(literal.isEmpty() ? "" : Pattern.quote(literal.toString()));
      literal.setLength(0);
      out.append(c == MARK ? NUMBER : LETTERS);
    }
    return out.substring(0, out.length() - NUMBER.length());
  }
}
