package io.zhengwen.wrapper.induce;

import com.google.re2j.Pattern;
import io.zhengwen.wrapper.match.CompiledRule;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.ValueProfile;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The vote of a field's candidates on pages whose values are not known. A candidate weighs less the
 * fewer of its values are like the marked ones.
 */
final class Vote {
  /** What a candidate weighs at least if none of its values is like the marked ones. */
  private static final double UNLIKE = .25;

  private final List<Scope> pages;
  private final Set<String> labels;
  private final ValueProfile profile;
  private final Pattern shape;
  private final List<String> marked;

  /**
   * Prepares a vote.
   *
   * @param labels the labels of the pages
   * @param profile what values may look like; null if nothing is known
   * @param marked the marked values
   */
  Vote(List<Scope> pages, Set<String> labels, ValueProfile profile, List<String> marked) {
    this.pages = pages;
    this.labels = labels;
    this.profile = profile;
    this.marked = marked;
    boolean shaped = profile != null && profile.shape() != null;
    shape = shaped ? Pattern.compile(profile.shape()) : null;
  }

  /** Counts for each candidate the pages on which it agrees with the winner, and not. */
  void among(List<Candidate> candidates, List<CompiledRule> compiled) {
    for (int c = 0; c < candidates.size(); c++) {
      for (Scope page : pages) {
        candidates.get(c).onOthers.add(compiled.get(c).find(page));
      }
    }
    List<Double> weights = candidates.stream().map(this::weight).toList();
    Set<String> own =
        candidates.stream()
            .filter(c -> c.rule.kind() == RuleKind.LABEL)
            .map(c -> LabelText.of(c.rule.label()))
            .collect(Collectors.toSet());
    for (int p = 0; p < pages.size(); p++) {
      Map<String, Map<RuleKind, Double>> votes = new LinkedHashMap<>();
      for (int c = 0; c < candidates.size(); c++) {
        Candidate candidate = candidates.get(c);
        List<Found> found = candidate.onOthers.get(p);
        if (isAllowed(candidate, found, pages.get(p), own)) {
          votes
              .computeIfAbsent(FieldMatcher.key(found), k -> new EnumMap<>(RuleKind.class))
              .merge(candidate.rule.kind(), weights.get(c), Math::max);
        }
      }
      Optional<String> winner =
          votes.entrySet().stream()
              .max(
                  Comparator.comparingDouble(
                      e -> e.getValue().values().stream().mapToDouble(w -> w).sum()))
              .map(Map.Entry::getKey);
      for (Candidate candidate : candidates) {
        List<Found> found = candidate.onOthers.get(p);
        if (!found.isEmpty()) {
          boolean agrees = winner.isPresent() && winner.get().equals(FieldMatcher.key(found));
          candidate.agreed += agrees ? 1 : 0;
          candidate.disagreed += agrees ? 0 : 1;
        }
      }
    }
  }

  private double weight(Candidate candidate) {
    double likeness = LearnedValues.likeness(marked, candidate.onOthers);
    return candidate.rule.weight()
        * candidate.right
        * Math.max(UNLIKE, likeness)
        / (candidate.isKnown(labels) ? 1 : 2);
  }

  private boolean isAllowed(Candidate candidate, List<Found> found, Scope page, Set<String> own) {
    if (found.isEmpty()
        || profile != null && !found.stream().allMatch(f -> profile.allows(f.text()))) {
      return false;
    }
    return candidate.rule.kind() == RuleKind.LABEL
        || fits(found) && found.stream().noneMatch(f -> isOther(page, f.node(), own));
  }

  private boolean fits(List<Found> found) {
    return shape == null || found.stream().allMatch(f -> shape.matches(f.text()));
  }

  private boolean isOther(Scope page, int node, Set<String> own) {
    return node >= 0
        && !own.isEmpty()
        && FieldMatcher.isLabelledOtherwise(page.texts(), node, labels, own);
  }
}
