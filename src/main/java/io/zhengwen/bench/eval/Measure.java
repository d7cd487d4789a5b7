package io.zhengwen.bench.eval;

import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The measures of an output on a page; over pages the mean is taken. */
public enum Measure {
  /** Word F1. */
  F1("F1", "F1 of words", s -> s.words().f1()),
  /** Word precision. */
  PRECISION("P", "precision of words", s -> s.words().precision()),
  /** Word recall. */
  RECALL("R", "recall of words", s -> s.words().recall()),
  /** Shingle F1. */
  SHINGLE_F1("4-gram", "F1 of runs of four words", s -> s.shingles().f1()),
  /** Phrases kept. */
  WITH("with", "share of the phrases that must occur and do", OutputScore::with),
  /** Boilerplate phrases leaked. */
  WITHOUT("without", "share of the phrases that must not occur and do", OutputScore::without),
  /** Method 1's error rate. */
  ERROR_RATE(
      "error", "1 - LCS/extracted, characters (Xi et al. 2016)", s -> s.errors().errorRate()),
  /** Pages right by method 1's error rate. */
  RIGHT(
      "right",
      "share of pages with an error rate of at most 20%",
      s -> s.errors().isRight() ? 1 : 0),
  /** Pages right in both directions. */
  RIGHT_BOTH_WAYS(
      "right both",
      "share of pages with 1 - LCS/extracted and 1 - LCS/gold of at most 20%",
      s -> s.errors().isRightBothWays() ? 1 : 0),
  /** Method 3's precision. */
  ROW_PRECISION("row P", "precision of rows (Zhou et al. 2019)", s -> s.rows().precision()),
  /** Method 3's recall. */
  ROW_RECALL("row R", "recall of rows (Zhou et al. 2019)", s -> s.rows().recall()),
  /** Method 3's F. */
  ROW_F1("row F", "F1 of rows (Zhou et al. 2019)", s -> s.rows().f1()),
  /** Method 4's precision. */
  LEAF_PRECISION("leaf P", "precision of leaf tags (Yan, Wang 2020)", s -> s.leaves().precision()),
  /** Method 4's recall. */
  LEAF_RECALL("leaf R", "recall of leaf tags (Yan, Wang 2020)", s -> s.leaves().recall()),
  /** Pages without a result. */
  EMPTY("empty", "share of pages where nothing was extracted", s -> s.empty() ? 1 : 0),
  /** CPU time. */
  MILLIS("ms", "thread CPU time after parsing, milliseconds a page", s -> s.nanos() / 1e6);

  private final String heading;
  private final String description;
  private final ToDoubleFunction<OutputScore> value;

  Measure(String heading, String description, ToDoubleFunction<OutputScore> value) {
    this.heading = heading;
    this.description = description;
    this.value = value;
  }

  /** A short name for the head of a column. */
  public String heading() {
    return heading;
  }

  /** A description in a few words. */
  public String description() {
    return description;
  }

  /** The name in machine-readable reports, such as {@code shingle_f1}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the value on a page; NaN if the measure does not apply. */
  public double of(OutputScore score) {
    return value.applyAsDouble(score);
  }
}
