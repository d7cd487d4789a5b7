package io.zhengwen.bench.train.svm;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A grid of scores as an SVG picture that stands by itself: the darker, the better; the chosen cell
 * has a frame.
 */
final class HeatMap {
  private static final int CELL_WIDTH = 64;
  private static final int CELL_HEIGHT = 34;
  private static final int LEFT = 70;
  private static final int TOP = 70;

  private final String title;
  private final List<Double> c;
  private final List<Double> sigma;
  private final Map<SvmCell, Double> scores;
  private final SvmCell chosen;
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
    StringBuilder out = new StringBuilder();
    add(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\""
            + " text-anchor=\"middle\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
        width,
        height,
        width,
        height);
    text(out, width / 2, 22, "#222", "bold", title);
    text(out, LEFT + sigma.size() * CELL_WIDTH / 2, 44, "#222", "normal", "sigma");
    text(out, 20, TOP + c.size() * CELL_HEIGHT / 2, "#222", "normal", "C");
    for (int s = 0; s < sigma.size(); s++) {
      text(out, x(s), TOP - 8, "#222", "normal", sigma.get(s).toString());
    }
    for (int k = 0; k < c.size(); k++) {
      text(out, LEFT - 20, y(k), "#222", "normal", c.get(k).toString());
      for (int s = 0; s < sigma.size(); s++) {
        cell(out, k, s);
      }
    }
    return out.append("</svg>\n").toString();
  }

  private void cell(StringBuilder out, int k, int s) {
    SvmCell cell = new SvmCell(c.get(k), sigma.get(s));
    double score = scores.get(cell);
    double share = greatest == least ? 1 : (score - least) / (greatest - least);
    boolean best = cell.equals(chosen);
    add(
        out,
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"rgb(%d,%d,%d)\""
            + " stroke=\"%s\" stroke-width=\"%d\"/>%n",
        LEFT + s * CELL_WIDTH + 1,
        TOP + k * CELL_HEIGHT + 1,
        CELL_WIDTH - 2,
        CELL_HEIGHT - 2,
        mix(239, 8, share),
        mix(243, 81, share),
        mix(255, 156, share),
        best ? "#e6550d" : "none",
        best ? 3 : 0);
    String ink = share > 0.5 ? "#fff" : "#222";
    text(out, x(s), y(k), ink, best ? "bold" : "normal", String.format(Locale.ROOT, "%.4f", score));
  }

  private static int mix(int from, int to, double share) {
    return (int) Math.round(from + (to - from) * share);
  }

  private static int x(int s) {
    return LEFT + s * CELL_WIDTH + CELL_WIDTH / 2;
  }

  private static int y(int k) {
    return TOP + k * CELL_HEIGHT + CELL_HEIGHT / 2 + 4;
  }

  private static void text(
      StringBuilder out, int x, int y, String ink, String weight, String text) {
    add(
        out,
        "<text x=\"%d\" y=\"%d\" fill=\"%s\" font-weight=\"%s\">%s</text>%n",
        x,
        y,
        ink,
        weight,
        text);
  }

  private static void add(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
  }
}
