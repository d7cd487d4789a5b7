package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Charts with a row for each output. */
final class RowCharts {
  private static final double WIDTH = 560;
  private static final double LABELS = 132;
  private static final int LABEL_CHARACTERS = 17;
  private static final int BINS = 20;

  private RowCharts() {}

  /** Mean F1 with intervals, best first. */
  static String intervals(CorpusScores scores) {
    List<Series> series = Series.bestFirst(scores);
    double row = Math.max(32, Math.min(90, 366.0 / series.size()));
    double height = row * series.size() + 34;
    Svg svg = new Svg(WIDTH, height, "Mean F1 of each method with its 95% interval");
    Scale x =
        Scale.ofShares(
            series.stream().flatMapToDouble(s -> DoubleStream.of(s.f1().low(), s.f1().high())),
            LABELS,
            WIDTH - 62);
    grid(svg, x, height - 24);
    double y = row / 2 + 2;
    for (Series s : series) {
      svg.open(s.styleClass(), s.tip())
          .rect(0, y - 15, WIDTH, 30, "hit")
          .text(LABELS - 12, y + 4, "label end", s.name(LABEL_CHARACTERS))
          .line(x.at(s.f1().low()), y, x.at(s.f1().high()), y, "whisker")
          .circle(x.at(s.f1().mean()), y, 6.5, "dot")
          .text(WIDTH - 4, y + 4, "value end", Table.share(s.f1().mean()))
          .close();
      y += row;
    }
    return svg.toString();
  }

  /** F1 of one group of pages as bars, in the evaluation's order. */
  static String bars(CorpusScores group) {
    List<Series> series = Series.of(group);
    double width = 280;
    double labels = 84;
    Svg svg = new Svg(width, 20 * series.size() + 4, "Mean F1 of each method on these pages");
    Scale x = new Scale(0, 1, labels, width - 40, false);
    svg.line(x.at(1), 0, x.at(1), 20 * series.size(), "grid");
    double y = 3;
    for (Series s : series) {
      svg.open(s.styleClass(), s.tip())
          .rect(0, y - 2, width, 20, "hit")
          .text(labels - 8, y + 11.5, "small end", s.name(13))
          .rect(x.at(0), y, x.at(s.f1().mean()) - x.at(0), 15, "bar")
          .line(x.at(s.f1().low()), y + 7.5, x.at(s.f1().high()), y + 7.5, "bar-whisker")
          .text(width - 2, y + 11.5, "small-value end", Table.share(s.f1().mean()))
          .close();
      y += 20;
    }
    return svg.toString();
  }

  /** How F1 is distributed over the pages: a histogram for each output. */
  static String distributions(CorpusScores scores) {
    List<Series> series = Series.bestFirst(scores);
    double row = Math.max(34, Math.min(90, 366.0 / series.size()));
    double most = series.stream().mapToDouble(RowCharts::largestShare).max().orElse(1);
    double height = row * series.size() + 34;
    Svg svg = new Svg(WIDTH, height, "Distribution of F1 over the pages, for each method");
    Scale x = new Scale(0, 1, LABELS, WIDTH - 12, false);
    grid(svg, x, height - 24);
    double base = row - 4;
    for (Series s : series) {
      int[] bins = bins(s.values());
      svg.open(s.styleClass(), s.tip())
          .text(LABELS - 12, base - 6, "label end", s.name(LABEL_CHARACTERS))
          .line(x.at(0), base, x.at(1), base, "axis");
      for (int b = 0; b < BINS; b++) {
        double h = (row - 10) * Math.sqrt((double) bins[b] / s.values().length / most);
        double left = x.at((double) b / BINS);
        svg.open("", binTip(s, b, bins[b]))
            .rect(left + 1, base - h, x.at((b + 1.0) / BINS) - left - 2, h, "bar")
            .close();
      }
      svg.close();
      base += row;
    }
    return svg.toString();
  }

  private static double largestShare(Series s) {
    return (double) IntStream.of(bins(s.values())).max().orElse(0) / s.values().length;
  }

  static int[] bins(double[] values) {
    int[] bins = new int[BINS];
    for (double v : values) {
      bins[Math.min(BINS - 1, (int) (v * BINS))]++;
    }
    return bins;
  }

  private static String binTip(Series s, int bin, int pages) {
    return String.format(
        Locale.ROOT,
        "%s: %d pages with F1 from %.2f to %.2f",
        s.name(),
        pages,
        (double) bin / BINS,
        (bin + 1.0) / BINS);
  }

  private static void grid(Svg svg, Scale x, double bottom) {
    for (double tick : x.ticks()) {
      svg.line(x.at(tick), 4, x.at(tick), bottom, "grid");
      svg.text(x.at(tick), bottom + 17, "tick middle", Table.number(tick, 1));
    }
  }
}
