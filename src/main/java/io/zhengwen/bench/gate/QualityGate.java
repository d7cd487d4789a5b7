package io.zhengwen.bench.gate;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.gate.Floors.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Compares {@linkplain GateScores scores} with their floors, and raises floors to scores. */
public final class QualityGate {
  /** Floors are scores rounded down to a multiple of this. */
  private static final double STEP = 0.001;

  private QualityGate() {}

  /**
   * What is wrong with the scores on some pages, a line each; empty where nothing is.
   *
   * @param corpus the pages that the floors are of
   * @param scores the scores reached on them
   * @param floors their floors
   */
  public static List<String> violations(
      Corpus corpus, SortedMap<String, Double> scores, Level floors) {
    List<String> violations = dataViolations(corpus, floors);
    if (!violations.isEmpty()) {
      return violations;
    }
    scores.forEach(
        (name, score) -> {
          Double floor = floors.floors().get(name);
          if (floor == null) {
            violations.add(
                String.format(
                    Locale.ROOT, "%s: %s has no floor (score %.4f)", corpus.name(), name, score));
          } else if (Math.max(score, roundDown(score)) < floor) {
            violations.add(
                String.format(
                    Locale.ROOT,
                    "%s: %s fell to %.4f, below its floor of %.3f",
                    corpus.name(),
                    name,
                    score,
                    floor));
          }
        });
    floors.floors().keySet().stream()
        .filter(name -> !scores.containsKey(name))
        .map(name -> corpus.name() + ": " + name + " has a floor but no score")
        .forEach(violations::add);
    return violations;
  }

  private static List<String> dataViolations(Corpus corpus, Level floors) {
    List<String> violations = new ArrayList<>();
    String digest = corpus.digest();
    if (!digest.equals(floors.digest())) {
      violations.add(
          corpus.name()
              + ": these are not the pages that its floors were reached on ("
              + corpus.pages().size()
              + " pages with the digest "
              + digest
              + ", not "
              + floors.pages()
              + " with "
              + floors.digest()
              + ")");
    }
    return violations;
  }

  /**
   * New floors: scores rounded down.
   *
   * @param corpus the pages
   * @param scores the scores reached on them
   * @param old the floors so far, or null
   * @param allowLower lets floors fall, disappear, or be of other pages; without it they stay as
   *     they are where the score is lower
   * @throws IllegalArgumentException where something would fall that must not
   */
  public static Level raise(
      Corpus corpus, SortedMap<String, Double> scores, Level old, boolean allowLower) {
    SortedMap<String, Double> floors = new TreeMap<>();
    scores.forEach((name, score) -> floors.put(name, roundDown(score)));
    String digest = corpus.digest();
    if (old != null && !allowLower) {
      if (!old.digest().equals(digest)) {
        throw new IllegalArgumentException(
            corpus.name() + ": the pages changed, so its floors cannot be compared");
      }
      old.floors().forEach((name, floor) -> floors.merge(name, floor, Math::max));
    }
    return new Level(corpus.pages().size(), digest, floors);
  }

  /** The floor of a score; a score that is a multiple but for its last digits counts as one. */
  private static double roundDown(double score) {
    return Math.floor(score / STEP + 1e-9) / Math.round(1 / STEP);
  }
}
