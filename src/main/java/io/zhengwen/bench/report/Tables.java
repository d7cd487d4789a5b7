package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.FieldScore;
import io.zhengwen.bench.eval.FieldSummary;
import io.zhengwen.bench.eval.Measure;
import io.zhengwen.bench.eval.MetadataField;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Difference;
import io.zhengwen.bench.measure.Statistics.Estimate;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import io.zhengwen.bench.search.SearchEffect.Effect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** The tables that the console and the Markdown report share. */
final class Tables {
  /** The measures for which paired differences are reported. */
  static final List<Measure> COMPARED = List.of(Measure.F1, Measure.RIGHT, Measure.RIGHT_BOTH_WAYS);

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

  /** Paired differences of every two outputs, with standard errors. */
  static Table pairs(CorpusScores scores) {
    List<String> head = new ArrayList<>(List.of("pair"));
    for (Measure measure : COMPARED) {
      head.addAll(List.of(measure.heading(), "se", "better", "worse"));
    }
    Table table = new Table(head);
    for (int a = 0; a < scores.outputs().size(); a++) {
      for (int b = a + 1; b < scores.outputs().size(); b++) {
        List<String> row = new ArrayList<>();
        row.add(scores.outputs().get(a) + " - " + scores.outputs().get(b));
        for (Measure measure : COMPARED) {
          Difference d = scores.difference(a, b, measure);
          row.add(String.format(Locale.ROOT, "%+.4f", d.mean()));
          row.add(Table.number(d.standardError(), 4));
          row.add(Integer.toString(d.better()));
          row.add(Integer.toString(d.worse()));
        }
        table.add(row);
      }
    }
    return table;
  }

  /** The results of phrase queries: a row for each field. */
  static Table search(AnalyzerEffects search) {
    Table table =
        new Table(
            List.of(
                "field",
                "with: finds its page",
                "without: finds its page",
                "without: pages found",
                "tokens indexed"));
    for (Effect effect : search.effects()) {
      table.add(
          List.of(
              effect.output(),
              Table.share(effect.withFound()),
              Table.share(effect.withoutFound()),
              Table.number(effect.withoutPages(), 1),
              String.format(Locale.ROOT, "%,d", effect.tokens())));
    }
    return table;
  }

  /** The titles, on one line; empty if the set has no gold titles. */
  static String titles(CorpusScores scores) {
    Estimate exact = Statistics.estimate(scores.titlesExact());
    if (exact.count() == 0) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        "Title, %d pages: exact %s (95%% %s), token F1 %s, with more behind or before a separator %s",
        exact.count(),
        Table.share(exact.mean()),
        interval(exact),
        Table.share(Statistics.mean(scores.titlesF1())),
        Table.share(Statistics.mean(scores.titlesLonger())));
  }

  /** The metadata: a row for each field that the set labels. */
  static Table metadata(CorpusScores scores) {
    Table table =
        new Table(
            List.of(
                "field",
                "pages with it",
                "right",
                "wrong",
                "missed",
                "F1",
                "pages without it",
                "given there",
                "confidence",
                "right of those given"));
    for (MetadataField field : MetadataField.values()) {
      List<FieldScore> of = scores.metadata(field);
      if (!of.isEmpty()) {
        FieldSummary all = FieldSummary.of(of);
        table.add(
            List.of(
                field.key(),
                Integer.toString(all.inGold()),
                Table.share(all.right()),
                Table.share(all.wrong()),
                Table.share(all.missed()),
                Table.share(all.f1()),
                Integer.toString(all.absent()),
                Table.share(all.invented()),
                Table.share(all.confidence()),
                Table.share(all.givenRight())));
      }
    }
    return table;
  }

  /** Whether a set labels any metadata. */
  static boolean hasMetadata(CorpusScores scores) {
    return Arrays.stream(MetadataField.values())
        .anyMatch(field -> !scores.metadata(field).isEmpty());
  }

  static String interval(Estimate estimate) {
    return Table.share(estimate.low()) + "-" + Table.share(estimate.high());
  }

  private static double mean(CorpusScores scores, int output, Measure measure) {
    return Statistics.mean(scores.values(output, measure));
  }
}
