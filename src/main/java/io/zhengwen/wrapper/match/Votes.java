package io.zhengwen.wrapper.match;

import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The votes of rules for values. Rules of one kind count once, with the greatest weight among them.
 * Not thread-safe.
 */
final class Votes {
  private static final int KINDS = RuleKind.values().length;

  /** By values, the weights of the kinds. */
  private final Map<String, double[]> byKey = new LinkedHashMap<>();

  /** Chooses the values with the greatest weight; empty if none is accepted. */
  static Optional<Given> choose(List<Given> given) {
    Votes votes = new Votes();
    Map<String, Given> heaviest = new LinkedHashMap<>();
    for (Given one : given) {
      if (isCounted(one, given)) {
        heaviest.merge(votes.count(one), one, Votes::heavier);
      }
    }
    String best = null;
    for (Map.Entry<String, double[]> key : votes.byKey.entrySet()) {
      if (best == null || sum(key.getValue()) > sum(votes.byKey.get(best))) {
        best = key.getKey();
      }
    }
    return Optional.ofNullable(best).map(heaviest::get);
  }

  private static boolean isCounted(Given one, List<Given> given) {
    return one.accepted()
        && (one.usual() || given.stream().anyMatch(other -> supports(other, one)));
  }

  /** Whether a rule of another kind gave the same, and not both by counting siblings. */
  private static boolean supports(Given other, Given one) {
    return other.accepted()
        && other.rule().kind() != one.rule().kind()
        && !(other.rule().countsSiblings() && one.rule().countsSiblings())
        && FieldMatcher.key(other.values()).equals(FieldMatcher.key(one.values()));
  }

  private static Given heavier(Given a, Given b) {
    return b.rule().weight() > a.rule().weight() ? b : a;
  }

  /** Adds what a rule gave, if it counts whatever others give. */
  void add(Given given) {
    if (given.accepted() && given.usual()) {
      count(given);
    }
  }

  /** Counts what a rule gave; returns the values in the form that is compared. */
  private String count(Given given) {
    String key = FieldMatcher.key(given.values());
    double[] weights = byKey.computeIfAbsent(key, k -> new double[KINDS]);
    int kind = given.rule().kind().ordinal();
    weights[kind] = Math.max(weights[kind], given.rule().weight());
    return key;
  }

  /**
   * Whether rules that are left cannot change which values have the greatest weight.
   *
   * @param left by kind, the greatest weight of a rule that is left
   */
  boolean isDecided(double[] left) {
    String best = null;
    double most = sum(left);
    for (Map.Entry<String, double[]> key : byKey.entrySet()) {
      if (sum(key.getValue()) > most) {
        best = key.getKey();
        most = sum(key.getValue());
      }
    }
    if (best == null) {
      return false;
    }
    for (Map.Entry<String, double[]> key : byKey.entrySet()) {
      if (!key.getKey().equals(best) && sum(key.getValue(), left) >= most) {
        return false;
      }
    }
    return true;
  }

  /** For each place in an order of rules, by kind, the greatest weight from there on. */
  static double[][] left(List<Rule> rules, int[] order) {
    double[][] left = new double[order.length][KINDS];
    double[] after = new double[KINDS];
    for (int i = order.length - 1; i >= 0; i--) {
      Rule rule = rules.get(order[i]);
      int kind = rule.kind().ordinal();
      after[kind] = Math.max(after[kind], rule.weight());
      left[i] = after.clone();
    }
    return left;
  }

  private static double sum(double[] weights) {
    return sum(weights, weights);
  }

  private static double sum(double[] a, double[] b) {
    double sum = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      sum += Math.max(a[kind], b[kind]);
    }
    return sum;
  }
}
