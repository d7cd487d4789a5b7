package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.report.Svg;
import io.zhengwen.bench.report.Table;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A grid of scores as an SVG file: the darker, the better; the chosen cell has a frame. */
final class HeatMap {
  private static final int CELL_WIDTH = 64;
  private static final int CELL_HEIGHT = 34;
  private static final int LEFT = 70;
  private static final int TOP = 70;
  private static final String STYLE =
      """
      text { font: 12px sans-serif; fill: #222; text-anchor: middle }
      .title, .chosen { font-weight: bold }
      .light { fill: #fff }
      rect.chosen { stroke: #e6550d; stroke-width: 3 }
      """;

  private final String title;
  private final List<Double> c;
  private final List<Double> sigma;
  private final Map<Cell, Double> scores;
  private final Cell chosen;
  private final double least;
  private final double greatest;

  HeatMap(String title, List<Double> c, List<Double> sigma, SvmReport.Grid grid) {
    this.title = title;
    this.c = c;
    this.sigma = sigma;
    scores = grid.scores();
    chosen = grid.chosen();
    least = scores.values().stream().mapToDouble(v -> v).min().orElseThrow();
    greatest = scores.values().stream().mapToDouble(v -> v).max().orElseThrow();
  }

  String svg() {
    int width = LEFT + sigma.size() * CELL_WIDTH + 20;
    int height = TOP + c.size() * CELL_HEIGHT + 20;
    Svg svg = Svg.file(width, height, title, STYLE);
    svg.text(width / 2.0, 22, "title", title);
    svg.text(LEFT + sigma.size() * CELL_WIDTH / 2.0, 44, "", "sigma");
    svg.text(20, TOP + c.size() * CELL_HEIGHT / 2.0, "", "C");
    for (int s = 0; s < sigma.size(); s++) {
      svg.text(x(s), TOP - 8, "", sigma.get(s).toString());
    }
    for (int k = 0; k < c.size(); k++) {
      svg.text(LEFT - 20, y(k), "", c.get(k).toString());
      for (int s = 0; s < sigma.size(); s++) {
        draw(svg, k, s);
      }
    }
    return svg.toString();
  }

  private void draw(Svg svg, int k, int s) {
    Cell cell = new Cell(c.get(k), sigma.get(s));
    double score = scores.get(cell);
    double share = greatest == least ? 1 : (score - least) / (greatest - least);
    String styleClass = cell.equals(chosen) ? "chosen" : "";
    String colour =
        String.format(
            Locale.ROOT,
            "rgb(%d,%d,%d)",
            mix(239, 8, share),
            mix(243, 81, share),
            mix(255, 156, share));
    svg.filledRect(
        LEFT + s * CELL_WIDTH + 1,
        TOP + k * CELL_HEIGHT + 1,
        CELL_WIDTH - 2,
        CELL_HEIGHT - 2,
        styleClass,
        colour);
    String ink = share > 0.5 ? " light" : "";
    svg.text(x(s), y(k), styleClass + ink, Table.number(score, 4));
  }

  private static int mix(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }

  private static double x(int s) {
    return LEFT + s * CELL_WIDTH + CELL_WIDTH / 2.0;
  }

  private static double y(int k) {
    return TOP + k * CELL_HEIGHT + CELL_HEIGHT / 2.0 + 4;
  }
}
