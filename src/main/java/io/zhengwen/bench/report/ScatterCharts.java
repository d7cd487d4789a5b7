package io.zhengwen.bench.report;

import io.zhengwen.bench.eval.CorpusScores;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/** Charts with a point for each output. */
final class ScatterCharts {
  private static final double WIDTH = 560;
  private static final double HEIGHT = 400;
  private static final double LEFT = 48;
  private static final double RIGHT = WIDTH - 20;
  private static final double TOP = 14;
  private static final double BOTTOM = HEIGHT - 48;
  private static final double LABEL_HEIGHT = 15;

  private ScatterCharts() {}

  /** Precision against recall, with curves of equal F1. */
  static String precisionRecall(CorpusScores scores) {
    List<Series> series = Series.of(scores);
    Svg svg = new Svg(WIDTH, HEIGHT, "Precision against recall of each method");
    Scale x = Scale.ofShares(series.stream().mapToDouble(Series::recall), LEFT, RIGHT);
    Scale y = Scale.ofShares(series.stream().mapToDouble(Series::precision), BOTTOM, TOP);
    axes(svg, x, y, "recall", "precision", 1);
    for (int tenth = 1; tenth <= 9; tenth++) {
      equalF1(svg, x, y, tenth / 10.0);
    }
    points(svg, series, x, y, Series::recall, Series::precision, false);
    return svg.toString();
  }

  /** F1 against time. */
  static String time(CorpusScores scores) {
    List<Series> series = Series.of(scores);
    Svg svg = new Svg(WIDTH, HEIGHT, "F1 of each method against its CPU time");
    Scale x = Scale.ofRatios(series.stream().mapToDouble(Series::timeRatio), LEFT, RIGHT);
    Scale y =
        Scale.ofShares(
            series.stream().flatMapToDouble(s -> DoubleStream.of(s.f1().low(), s.f1().high())),
            BOTTOM,
            TOP);
    axes(svg, x, y, "CPU time as a multiple of parse time (logarithmic)", "F1", 2);
    points(svg, series, x, y, Series::timeRatio, s -> s.f1().mean(), true);
    return svg.toString();
  }

  private static void axes(Svg svg, Scale x, Scale y, String xTitle, String yTitle, int xDecimals) {
    for (double tick : x.ticks()) {
      svg.line(x.at(tick), TOP, x.at(tick), BOTTOM, "grid");
      svg.text(x.at(tick), BOTTOM + 17, "tick middle", Table.number(tick, xDecimals));
    }
    for (double tick : y.ticks()) {
      svg.line(LEFT, y.at(tick), RIGHT, y.at(tick), "grid");
      svg.text(LEFT - 8, y.at(tick) + 4, "tick end", Table.number(tick, 1));
    }
    svg.text((LEFT + RIGHT) / 2, HEIGHT - 8, "axis-title middle", xTitle);
    svg.text(LEFT + 6, TOP + 12, "axis-title", "↑ " + yTitle);
  }

  private static void equalF1(Svg svg, Scale x, Scale y, double f1) {
    StringBuilder path = new StringBuilder();
    double lastX = Double.NaN;
    double lastY = Double.NaN;
    for (double r = x.low(); r <= x.high() + 1e-9; r += (x.high() - x.low()) / 60) {
      double p = f1 * r / (2 * r - f1);
      if (2 * r - f1 <= 0 || p < y.low() || p > y.high()) {
        continue;
      }
      lastX = x.at(r);
      lastY = y.at(p);
      path.append(
          String.format(Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : "L", lastX, lastY));
    }
    if (!path.isEmpty()) {
      svg.path(path.toString(), "iso");
      svg.text(lastX - 3, lastY - 4, "iso-label end", "F1 " + Table.number(f1, 1));
    }
  }

  private static void points(
      Svg svg,
      List<Series> series,
      Scale x,
      Scale y,
      ToDoubleFunction<Series> xOf,
      ToDoubleFunction<Series> yOf,
      boolean whiskers) {
    List<Series> downwards =
        series.stream()
            .filter(s -> Double.isFinite(xOf.applyAsDouble(s)) && xOf.applyAsDouble(s) > 0)
            .sorted(Comparator.comparingDouble(s -> y.at(yOf.applyAsDouble(s))))
            .toList();
    for (Series s : downwards) {
      double px = x.at(xOf.applyAsDouble(s));
      svg.open(s.styleClass(), s.tip());
      if (whiskers) {
        svg.line(px, y.at(s.f1().low()), px, y.at(s.f1().high()), "whisker");
      }
      svg.circle(px, y.at(yOf.applyAsDouble(s)), 6.5, "dot").close();
    }
    double free = TOP;
    for (Series s : downwards) {
      double px = x.at(xOf.applyAsDouble(s));
      double py = y.at(yOf.applyAsDouble(s));
      double label = Math.max(py + 4, free);
      free = label + LABEL_HEIGHT;
      int side = px > (LEFT + RIGHT) / 2 ? -1 : 1;
      boolean moved = label > py + LABEL_HEIGHT;
      double lx = px + side * (moved ? 30 : 11);
      svg.open(s.styleClass(), s.tip());
      if (moved) {
        svg.line(px, py, lx - side * 3, label - 4, "leader");
      }
      svg.text(lx, label, side < 0 ? "label end" : "label", s.name(22)).close();
    }
  }
}
