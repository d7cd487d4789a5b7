package io.zhengwen.bench.eval;

import io.zhengwen.bench.eval.FieldScore.Outcome;
import java.util.List;

/**
 * The errors of both kinds of a metadata field on a set; shares are NaN where there are no pages.
 *
 * @param inGold pages whose gold has a value
 * @param right share of them where it is given as the gold has it
 * @param wrong share of them where another is given
 * @param missed share of them where none is given
 * @param f1 mean F1 over them
 * @param absent pages that have none
 * @param invented share of them where one is given
 * @param confidence mean confidence of the values given
 * @param givenRight share of the pages with a given value where it is right
 */
public record FieldSummary(
    int inGold,
    double right,
    double wrong,
    double missed,
    double f1,
    int absent,
    double invented,
    double confidence,
    double givenRight) {

  /** Summarises scores. */
  public static FieldSummary of(List<FieldScore> scores) {
    List<FieldScore> gold = scores.stream().filter(FieldScore::isInGold).toList();
    List<FieldScore> none = scores.stream().filter(score -> !score.isInGold()).toList();
    List<FieldScore> given = scores.stream().filter(FieldScore::isGiven).toList();
    return new FieldSummary(
        gold.size(),
        share(gold, Outcome.RIGHT),
        share(gold, Outcome.WRONG),
        share(gold, Outcome.MISSED),
        gold.stream().mapToDouble(FieldScore::f1).average().orElse(Double.NaN),
        none.size(),
        share(none, Outcome.INVENTED),
        given.stream().mapToDouble(FieldScore::confidence).average().orElse(Double.NaN),
        share(given, Outcome.RIGHT));
  }

  private static double share(List<FieldScore> scores, Outcome outcome) {
    return scores.isEmpty()
        ? Double.NaN
        : (double) scores.stream().filter(score -> score.outcome() == outcome).count()
            / scores.size();
  }
}
