package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.report.Table;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.ml.Calibration;
import java.util.List;
import java.util.function.Predicate;

/** Calibrates the confidence on held-out pages and reports how well it predicts F1. */
final class Reliability {
  private static final int GROUPS = 30;
  private static final int FOLDS = 5;
  private static final int FOLD_SEED = 1;
  private static final double[] BOUNDS = {0, .3, .5, .6, .7, .8, .85, .9, .95, 1};
  private static final double BAD = .5;

  private Reliability() {}

  /**
   * A held-out page.
   *
   * @param expected the expected F1 of its selection, before calibration
   * @param reached the F1 of the selection
   */
  record Point(String site, double expected, double reached) {}

  /** Fits the calibration to all points. */
  static Calibration calibration(List<Point> points) {
    return calibration(points, point -> true);
  }

  private static Calibration calibration(List<Point> points, Predicate<Point> wanted) {
    List<Point> some = points.stream().filter(wanted).toList();
    return IsotonicRegression.fit(
        some.stream().mapToDouble(Point::expected).toArray(),
        some.stream().mapToDouble(Point::reached).toArray(),
        GROUPS);
  }

  /** Pages by confidence, each page's taken from a calibration on the pages of other sites. */
  static Table table(List<Point> points) {
    int[] pages = new int[BOUNDS.length - 1];
    int[] bad = new int[pages.length];
    double[] confidence = new double[pages.length];
    double[] reached = new double[pages.length];
    for (int f = 0; f < FOLDS; f++) {
      int fold = f;
      Predicate<Point> held = point -> Folds.of(point.site(), FOLDS, FOLD_SEED) == fold;
      Calibration calibration = calibration(points, held.negate());
      for (Point point : points.stream().filter(held).toList()) {
        double c = calibration.apply(point.expected());
        int row = row(c);
        pages[row]++;
        bad[row] += point.reached() < BAD ? 1 : 0;
        confidence[row] += c;
        reached[row] += point.reached();
      }
    }
    Table table =
        new Table(List.of("confidence", "pages", "mean confidence", "mean F1", "F1 under .5"));
    for (int r = 0; r < pages.length; r++) {
      int n = Math.max(1, pages[r]);
      table.add(
          List.of(
              Table.number(BOUNDS[r], 2) + " to " + Table.number(BOUNDS[r + 1], 2),
              Integer.toString(pages[r]),
              Table.number(confidence[r] / n, 3),
              Table.number(reached[r] / n, 3),
              Table.number(100.0 * bad[r] / n, 1) + "%"));
    }
    return table;
  }

  private static int row(double confidence) {
    int row = BOUNDS.length - 2;
    while (row > 0 && confidence < BOUNDS[row]) {
      row--;
    }
    return row;
  }
}
