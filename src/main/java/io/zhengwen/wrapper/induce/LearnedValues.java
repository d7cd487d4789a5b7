package io.zhengwen.wrapper.induce;

import io.zhengwen.metadata.date.DateMask;
import io.zhengwen.wrapper.match.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Learns what a field's values look like from further pages, where few were marked: two flats tell
 * less of what a floor may be than all flats of a list.
 */
final class LearnedValues {
  /** Of so many different marked values enough is known. */
  static final int ENOUGH = 3;

  /** Fewer pages tell nothing. */
  private static final int LEAST_PAGES = 8;

  /** A rule that may hit a neighbour is believed if so many of its values are like the marked. */
  private static final double ALIKE = .6;

  /** Values that are unlike so many others are of something else, such as an advertisement. */
  private static final double MOSTLY = .85;

  private static final double SURE = .95;
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)*");

  /** Stands for a number with nothing beside it. */
  private static final String BARE = "N";

  /** Stands for a word of a date. */
  private static final char WORD = 'W';

  private LearnedValues() {}

  /**
   * The marked values and further ones.
   *
   * @param best the best rule
   * @return the marked values alone if nothing can be learned
   */
  static List<String> of(List<String> marked, Candidate best) {
    List<String> given = best.onOthers.stream().flatMap(List::stream).map(Found::text).toList();
    if (Set.copyOf(marked).size() >= ENOUGH || given.size() < LEAST_PAGES || best.wrong > 0) {
      return marked;
    }
    List<String> alike = alike(marked, given);
    boolean counts = best.rule.countsSiblings();
    if (counts ? alike.size() < ALIKE * given.size() : best.agreement() < SURE) {
      return marked;
    }
    List<String> values = new ArrayList<>(marked);
    values.addAll(counts || alike.size() >= MOSTLY * given.size() ? alike : given);
    return values;
  }

  /**
   * The share of further values that are like the marked ones, from 0 to 1; 1 if there are none.
   */
  static double likeness(List<String> marked, List<List<Found>> onOthers) {
    List<String> given = onOthers.stream().flatMap(List::stream).map(Found::text).toList();
    return given.isEmpty() ? 1 : (double) alike(marked, given).size() / given.size();
  }

  /** Of further values those in which the same stands before the numbers, or else behind. */
  private static List<String> alike(List<String> marked, List<String> given) {
    List<String> before = alike(marked, given, LearnedValues::before);
    List<String> behind = alike(marked, given, LearnedValues::behind);
    boolean bare = marked.stream().map(LearnedValues::behind).anyMatch(BARE::equals);
    return bare
            || before.size() > behind.size()
                && marked.stream().map(LearnedValues::before).noneMatch(BARE::equals)
        ? before
        : behind;
  }

  private static List<String> alike(
      List<String> marked, List<String> given, UnaryOperator<String> part) {
    Set<String> parts = marked.stream().map(v -> of(v, part)).collect(Collectors.toSet());
    return given.stream().filter(value -> parts.contains(of(value, part))).toList();
  }

  private static String of(String value, UnaryOperator<String> part) {
    return part.apply(DateMask.masked(value, WORD));
  }

  /** What stands before the first number; empty without a number. */
  private static String before(String value) {
    Matcher number = NUMBER.matcher(value);
    return number.find() ? value.substring(0, number.start()) + BARE : "";
  }

  /** What stands behind the last number; empty without a number. */
  private static String behind(String value) {
    Matcher number = NUMBER.matcher(value);
    int end = -1;
    while (number.find()) {
      end = number.end();
    }
    return end < 0 ? "" : BARE + value.substring(end);
  }
}
