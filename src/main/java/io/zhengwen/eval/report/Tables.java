package io.zhengwen.eval.report;

import io.zhengwen.eval.CorpusScores;
import io.zhengwen.eval.Measure;
import io.zhengwen.eval.Statistics;
import io.zhengwen.eval.Statistics.Difference;
import io.zhengwen.eval.Statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** The tables that the console and the Markdown report share. */
final class Tables {
  private Tables() {}

  /** All measures: a row for each output. */
  static Table measures(CorpusScores scores) {
    List<String> head = new ArrayList<>(List.of("method"));
    for (Measure measure : Measure.values()) {
      head.add(measure.heading());
      if (measure == Measure.F1) {
        head.add("95%");
      }
    }
    head.add("x parse");
    Table table = new Table(head);
    for (int o = 0; o < scores.outputs().size(); o++) {
      List<String> row = new ArrayList<>(List.of(scores.outputs().get(o)));
      for (Measure measure : Measure.values()) {
        double[] values = scores.values(o, measure);
        row.add(
            measure == Measure.MILLIS
                ? Table.number(Statistics.mean(values), 2)
                : Table.share(Statistics.mean(values)));
        if (measure == Measure.F1) {
          row.add(interval(Statistics.estimate(values)));
        }
      }
      row.add(Table.number(scores.timeRatio(o), 2));
      table.add(row);
    }
    return table;
  }

  /** F1, precision and recall of each group: a row for each output. */
  static Table groups(CorpusScores scores, SortedMap<String, CorpusScores> groups) {
    List<String> head = new ArrayList<>(List.of("method"));
    groups.forEach((name, group) -> head.add(name + " " + group.pages().size()));
    Table table = new Table(head);
    for (int o = 0; o < scores.outputs().size(); o++) {
      List<String> row = new ArrayList<>(List.of(scores.outputs().get(o)));
      for (CorpusScores group : groups.values()) {
        row.add(
            Table.share(mean(group, o, Measure.F1))
                + " ("
                + Table.share(mean(group, o, Measure.PRECISION))
                + "/"
                + Table.share(mean(group, o, Measure.RECALL))
                + ")");
      }
      table.add(row);
    }
    return table;
  }

  /** Paired differences in F1 of every two outputs. */
  static Table pairs(CorpusScores scores) {
    Table table = new Table(List.of("pair", "difference", "se", "better", "worse"));
    for (int a = 0; a < scores.outputs().size(); a++) {
      for (int b = a + 1; b < scores.outputs().size(); b++) {
        Difference d =
            Statistics.difference(scores.values(a, Measure.F1), scores.values(b, Measure.F1));
        table.add(
            List.of(
                scores.outputs().get(a) + " - " + scores.outputs().get(b),
                String.format(Locale.ROOT, "%+.4f", d.mean()),
                Table.number(d.standardError(), 4),
                Integer.toString(d.better()),
                Integer.toString(d.worse())));
      }
    }
    return table;
  }

  /** The titles, one line; empty where the set has no gold titles. */
  static String titles(CorpusScores scores) {
    Estimate exact = Statistics.estimate(scores.titlesExact());
    if (exact.count() == 0) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        "Title, %d pages: exact %s (95%% %s), token F1 %s",
        exact.count(),
        Table.share(exact.mean()),
        interval(exact),
        Table.share(Statistics.mean(scores.titlesF1())));
  }

  static String interval(Estimate estimate) {
    return Table.share(estimate.low()) + "-" + Table.share(estimate.high());
  }

  private static double mean(CorpusScores scores, int output, Measure measure) {
    return Statistics.mean(scores.values(output, measure));
  }
}
