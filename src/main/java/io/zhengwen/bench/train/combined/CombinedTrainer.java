package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.net.NetExample;
import io.zhengwen.bench.train.net.NetParams;
import io.zhengwen.bench.train.net.NetTrainer;
import io.zhengwen.method.combined.BlockProbabilities;
import io.zhengwen.method.combined.CombinedModel;
import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.ml.Calibration;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.ml.NetShape;
import io.zhengwen.ml.SequenceNet;
import io.zhengwen.ml.TreeEnsemble;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Fits the lexicon, the trees and the network. The latter two are trained on lexicon scores from a
 * lexicon fitted to other sites, as in use.
 */
final class CombinedTrainer {
  private static final int LEXICON_FOLDS = 4;
  private static final int LEXICON_SITES = 5;
  private static final int LEXICON_EPOCHS = 5;

  /** Blocks with a smaller weight than this, the mean, are sampled. */
  private static final double SURE = 1;

  private static final int WIDTH = BlockFeatures.SCHEMA.size();
  private static final int[] DIRECTIONS = FeatureDirections.of(BlockFeatures.SCHEMA);

  private static final NetShape NET = new NetShape(WIDTH, 16, 16, List.of(1, 2, 4));

  private final BoostingParams boosting;
  private final Map<String, Double> setWeights;

  CombinedTrainer(BoostingParams boosting, Map<String, Double> setWeights) {
    this.boosting = boosting;
    this.setWeights = setWeights;
  }

  /** The fitted lexicon, trees and network. */
  record Fitted(HashedWeights lexicon, TreeEnsemble trees, SequenceNet net) {
    /** Returns the probability that each block of a page is main text. */
    double[] probabilities(TrainingPage page) {
      float[] all = page.features.clone();
      fillLexicon(page, lexicon, all);
      return BlockProbabilities.of(
          trees,
          net,
          page.blocks,
          (from, count, rows) -> System.arraycopy(all, from * WIDTH, rows, 0, count * WIDTH));
    }

    CombinedModel model(Calibration calibration, SortedMap<String, String> provenance) {
      return new CombinedModel(lexicon, trees, net, calibration, provenance);
    }
  }

  Fitted fit(List<TrainingPage> pages) {
    double scale = 1 / meanWeight(pages);
    HashedWeights[] crossFitted =
        IntStream.range(0, LEXICON_FOLDS)
            .parallel()
            .mapToObj(f -> fitLexicon(pages, scale, f))
            .toArray(HashedWeights[]::new);
    HashedWeights lexicon = fitLexicon(pages, scale, -1);
    return new Fitted(
        lexicon, fitTrees(pages, scale, crossFitted), fitNet(pages, scale, crossFitted));
  }

  private double setWeight(TrainingPage page) {
    return setWeights.getOrDefault(page.set, 1.0);
  }

  private double meanWeight(List<TrainingPage> pages) {
    double sum = 0;
    long count = 0;
    for (TrainingPage page : pages) {
      count += page.size;
      double w = setWeight(page);
      double[] weights = page.weights();
      for (double weight : weights) {
        sum += w * weight;
      }
    }
    return sum / Math.max(1, count);
  }

  private int lexiconFold(TrainingPage page) {
    return Folds.of(page.site, LEXICON_FOLDS, ~boosting.seed());
  }

  /** Fits a lexicon to the pages outside a lexicon fold, or to all pages for -1. */
  private HashedWeights fitLexicon(List<TrainingPage> pages, double scale, int without) {
    List<LexiconTrainer.Example> examples = new ArrayList<>();
    for (TrainingPage page : pages) {
      if (lexiconFold(page) == without) {
        continue;
      }
      double[] weights = page.weights();
      double[] gold = new double[page.keys.length];
      double[] total = new double[page.keys.length];
      for (int b = 0; b < page.size; b++) {
        double w = weights[b] * setWeight(page) * scale;
        gold[page.keySet[b]] += w * page.coverage[b];
        total[page.keySet[b]] += w;
      }
      for (int e = 0; e < total.length; e++) {
        if (total[e] > 0) {
          examples.add(
              new LexiconTrainer.Example(
                  page.site, page.keys[e], (float) (gold[e] / total[e]), (float) total[e]));
        }
      }
    }
    return LexiconTrainer.train(examples, LEXICON_SITES, LEXICON_EPOCHS, boosting.seed());
  }

  private TreeEnsemble fitTrees(
      List<TrainingPage> pages, double scale, HashedWeights[] crossFitted) {
    Random random = new Random(boosting.seed());
    TrainingRows rows = new TrainingRows(WIDTH);
    for (TrainingPage page : pages) {
      float[] values = page.features.clone();
      fillLexicon(page, crossFitted[lexiconFold(page)], values);
      double[] weights = page.weights();
      for (int b = 0; b < page.size; b++) {
        double w = weights[b] * setWeight(page) * scale;
        double share = Math.min(1, w / SURE);
        if (random.nextDouble() < share) {
          rows.add(values, b * WIDTH, page.coverage[b], (float) (w / share));
        }
      }
    }
    return TreeBooster.train(rows.matrix(), DIRECTIONS, rows.targets(), rows.weights(), boosting);
  }

  private SequenceNet fitNet(List<TrainingPage> pages, double scale, HashedWeights[] crossFitted) {
    List<NetExample> examples = new ArrayList<>();
    for (TrainingPage page : pages) {
      if (page.size > 0) {
        float[] rows = Arrays.copyOf(page.features, page.size * WIDTH);
        fillLexicon(page, crossFitted[lexiconFold(page)], rows);
        double[] weights = page.weights();
        double ofSet = setWeight(page) * scale;
        examples.add(
            new NetExample(
                rows, page.coverage, DoubleStream.of(weights).map(w -> w * ofSet).toArray()));
      }
    }
    return NetTrainer.train(examples, NET, NetParams.DEFAULT.withSeed(boosting.seed()));
  }

  private static void fillLexicon(TrainingPage page, HashedWeights lexicon, float[] rows) {
    float[] score = new float[page.keys.length];
    for (int e = 0; e < score.length; e++) {
      score[e] = lexicon.score(page.keys[e]);
    }
    for (int b = 0; b < page.size; b++) {
      rows[b * WIDTH + BlockFeatures.LEXICON_COLUMN] = score[page.keySet[b]];
    }
  }
}
