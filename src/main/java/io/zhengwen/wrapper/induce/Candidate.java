package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A proposed rule and what it gives on each page. */
final class Candidate {
  private static final int LONGEST_SAMPLE = 100;
  private static final Pattern OWN_NUMBER = Pattern.compile("\\d{3}");

  final Rule rule;
  final List<List<Found>> onExamples = new ArrayList<>();
  final List<List<Found>> onOthers = new ArrayList<>();

  /** The marked pages on which it gives what was marked, and something else. */
  int right;

  int wrong;

  /** The further pages on which it gives what most rules give, and something else. */
  int agreed;

  int disagreed;

  Candidate(Rule rule) {
    this.rule = rule;
  }

  /** Whether it does not go by a label, or by one that is a label in other places, too. */
  boolean isKnown(Set<String> labels) {
    return rule.kind() != RuleKind.LABEL || labels.contains(LabelText.of(rule.label()));
  }

  /** Whether it goes by a number that stands on one page only, such as that of what it offers. */
  boolean isOwnNumber() {
    return rule.kind() == RuleKind.LABEL
        && OWN_NUMBER.matcher(rule.label()).find()
        && Stream.concat(onExamples.stream(), onOthers.stream())
                .filter(found -> !found.isEmpty())
                .count()
            < 2;
  }

  /** The share of the further pages with values on which most rules agree, from 0 to 1. */
  double agreement() {
    return agreed + disagreed == 0 ? 0 : (double) agreed / (agreed + disagreed);
  }

  /** Marks the pages on which the rule matches; returns how many are new. */
  int cover(boolean[] covered) {
    int more = 0;
    int marked = onExamples.size();
    for (int p = 0; p < covered.length; p++) {
      List<Found> found = p < marked ? onExamples.get(p) : onOthers.get(p - marked);
      if (!found.isEmpty() && !covered[p]) {
        covered[p] = true;
        more++;
      }
    }
    return more;
  }

  Rule.Evidence evidence() {
    String sample =
        onExamples.stream()
            .filter(found -> !found.isEmpty())
            .findFirst()
            .map(found -> found.get(0).text())
            .orElse("");
    return new Rule.Evidence(
        onExamples.size() + onOthers.size(),
        right + wrong + agreed + disagreed,
        right + agreed,
        sample.length() > LONGEST_SAMPLE ? sample.substring(0, LONGEST_SAMPLE) : sample);
  }
}
