package io.zhengwen.wrapper.induce;

import com.google.re2j.Pattern;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.template.Rule;
import java.util.List;

/** Tells what marked values have in common by chance, such as three flats in one street. */
final class ChanceShape {
  /** Fewer pages tell nothing. */
  static final int LEAST_PAGES = 8;

  private static final double LIKELY = .5;

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

  /**
   * Whether most values of other pages are unlike the few marked ones, as a rule shows that is
   * right on all marked pages and cannot hit a neighbour.
   */
  static boolean isOf(List<String> marked, List<Candidate> candidates) {
    return candidates.stream()
        .filter(c -> c.wrong == 0 && isOfPlace(c.rule))
        .filter(c -> c.onOthers.stream().filter(found -> !found.isEmpty()).count() >= LEAST_PAGES)
        .anyMatch(c -> LearnedValues.likeness(marked, c.onOthers) < LIKELY);
  }

  /** Whether a rule goes by a place, whatever stands there, and not by its number in a row. */
  private static boolean isOfPlace(Rule rule) {
    return rule.isOfHead()
        || rule.pattern() == null && (rule.css() == null || !rule.css().contains(":nth-"));
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
