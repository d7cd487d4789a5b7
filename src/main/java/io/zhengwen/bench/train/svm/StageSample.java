package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import io.zhengwen.ml.svm.MinMaxScaler;
import io.zhengwen.ml.svm.ScaledSvm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Rows sampled for training, with their scaler.
 *
 * @param scaler fitted on these rows and no others
 * @param rows scaled
 * @param wanted whether a row is of the wanted class
 */
record StageSample(MinMaxScaler scaler, List<float[]> rows, boolean[] wanted) {
  /** A row and the key by which it is drawn: the greater the key, the earlier. */
  private record Drawn(float[] row, boolean wanted, double key) {}

  /**
   * Draws rows without replacement by their weights (Efraimidis, Spirakis 2006). Pages without gold
   * are left out, as their noise is not labelled.
   *
   * @param size the number of rows
   * @param balanced as many rows of each class, also where that makes them fewer; otherwise rows of
   *     any class
   * @param setWeights factors of the weights by set, 1 for others
   */
  static StageSample draw(
      List<StagePage> pages,
      int size,
      boolean balanced,
      Map<String, Double> setWeights,
      long seed) {
    Random random = new Random(seed);
    List<Drawn> all = new ArrayList<>();
    for (StagePage page : pages) {
      if (page.page().goldTokens == 0) {
        continue;
      }
      double factor = setWeights.getOrDefault(page.page().set, 1.0);
      for (int r = 0; r < page.wanted().length; r++) {
        double weight = factor * page.weights()[r];
        double key = Math.log(1 - random.nextDouble()) / weight;
        all.add(new Drawn(page.rows().get(r), page.wanted()[r], key));
      }
    }
    all.sort(Comparator.comparingDouble(Drawn::key).reversed());
    List<Drawn> drawn = balanced ? balanced(all, size / 2) : all.stream().limit(size).toList();
    if (drawn.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to train on");
    }
    MinMaxScaler scaler = fit(drawn.stream().map(Drawn::row).toList());
    boolean[] wanted = new boolean[drawn.size()];
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] = drawn.get(i).wanted();
    }
    return new StageSample(scaler, drawn.stream().map(d -> scaler.scale(d.row())).toList(), wanted);
  }

  /** A scaler with the ranges of the features in some rows, at least one. */
  static MinMaxScaler fit(List<float[]> rows) {
    float[] min = rows.get(0).clone();
    float[] max = min.clone();
    for (float[] row : rows) {
      for (int f = 0; f < min.length; f++) {
        min[f] = Math.min(min[f], row[f]);
        max[f] = Math.max(max[f], row[f]);
      }
    }
    return new MinMaxScaler(min, max);
  }

  private static List<Drawn> balanced(List<Drawn> all, int most) {
    long wanted = all.stream().filter(Drawn::wanted).count();
    long each = Math.min(most, Math.min(wanted, all.size() - wanted));
    return Stream.concat(
            all.stream().filter(Drawn::wanted).limit(each),
            all.stream().filter(d -> !d.wanted()).limit(each))
        .toList();
  }

  /** Trains an SVM on the rows. */
  ScaledSvm train(Cell cell) {
    return new ScaledSvm(scaler, SvmTrainer.train(rows, wanted, cell.c(), cell.sigma()));
  }
}
