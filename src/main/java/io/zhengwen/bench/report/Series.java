package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Measure;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The values of an output on a set that the charts show.
 *
 * @param index the output's place in the evaluation, which is its colour
 * @param name the output's name
 * @param f1 mean F1 with its interval
 * @param precision mean precision
 * @param recall mean recall
 * @param timeRatio CPU time as a multiple of parse time
 * @param values F1 of each page
 */
record Series(
    int index,
    String name,
    Estimate f1,
    double precision,
    double recall,
    double timeRatio,
    double[] values) {
  private static final int COLOURS = 10;

  /** A series for each output, in their order. */
  static List<Series> of(CorpusScores scores) {
    List<Series> series = new ArrayList<>();
    for (int o = 0; o < scores.outputs().size(); o++) {
      double[] f1 = scores.values(o, Measure.F1);
      series.add(
          new Series(
              o,
              scores.outputs().get(o),
              Statistics.estimate(f1),
              Statistics.mean(scores.values(o, Measure.PRECISION)),
              Statistics.mean(scores.values(o, Measure.RECALL)),
              scores.timeRatio(o),
              f1));
    }
    return series;
  }

  /** The same, best first. */
  static List<Series> bestFirst(CorpusScores scores) {
    return of(scores).stream()
        .sorted(Comparator.comparingDouble((Series s) -> -s.f1().mean()))
        .toList();
  }

  /** The style classes that give an output its colour, shared by every tenth, and single it out. */
  static String styleClass(int index) {
    return "m m" + index % COLOURS + " o" + index;
  }

  String styleClass() {
    return styleClass(index);
  }

  /** Returns the name, shortened in the middle to at most the given number of characters. */
  String name(int most) {
    if (name.length() <= most) {
      return name;
    }
    int end = (most - 1) * 2 / 3;
    return name.substring(0, most - 1 - end) + "…" + name.substring(name.length() - end);
  }

  /** The tooltip. */
  String tip() {
    return String.format(
        Locale.ROOT,
        "%s: F1 %s (%s), P %s, R %s, %.2f x parse",
        name,
        Table.share(f1.mean()),
        Tables.interval(f1),
        Table.share(precision),
        Table.share(recall),
        timeRatio);
  }
}
