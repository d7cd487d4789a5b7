package io.zhengwen.wrapper.induce;

import com.google.re2j.Pattern;
import io.zhengwen.wrapper.match.Found;
import java.util.List;

/** Tells what marked values have in common by chance, such as three flats in one street. */
final class ChanceShape {
  /** Fewer pages tell nothing. */
  private static final int LEAST_PAGES = 8;

  private ChanceShape() {}

  /**
   * Whether a shape is that of few of the other pages' values: a rule that is right on all marked
   * pages gives values of other shapes on most of the others.
   */
  static boolean is(String shape, List<Candidate> candidates) {
    Pattern regex = Pattern.compile(shape);
    return candidates.stream()
        .filter(c -> c.rule.css() != null && c.rule.pattern() == null)
        .filter(c -> !c.rule.countsSiblings() && c.wrong == 0)
        .anyMatch(c -> isSeldom(regex, c.onOthers));
  }

  private static boolean isSeldom(Pattern regex, List<List<Found>> onOthers) {
    List<List<Found>> given = onOthers.stream().filter(found -> !found.isEmpty()).toList();
    long fitting =
        given.stream()
            .filter(found -> found.stream().allMatch(f -> regex.matches(f.text())))
            .count();
    return given.size() >= LEAST_PAGES && 2 * fitting < given.size();
  }
}
