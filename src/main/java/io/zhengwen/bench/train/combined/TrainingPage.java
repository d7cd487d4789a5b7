package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.Site;
import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.bench.train.combined.comments.CommentedPage;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.method.combined.BlockSamples;
import io.zhengwen.method.combined.PageBlocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** A labelled page with its blocks' features and labels in memory. */
final class TrainingPage {
  private static final int LEAST_GOLD = 30;
  private static final double PAGE_SHARE = .15;
  private static final double HEAVIEST = .5;

  /** Tokens of the shortest text that gets synthetic comments. */
  private static final int COMMENTED_GOLD = 50;

  /** The weight of a copy with comments; a page weighs 1. */
  private static final double COPY_WEIGHT = .3;

  final String set;
  final String id;
  final String type;
  final String site;
  final int size;
  final int[] tokens;

  /** The blocks together. */
  final PageBlocks blocks;

  /**
   * {@link io.zhengwen.method.combined.features.BlockFeatures} row by row, without the lexicon's
   * score.
   */
  final float[] features;

  /** Where each block's keys are in {@link #keys}. */
  final int[] keySet;

  /** The different sets of lexicon keys of the blocks' elements. */
  final int[][] keys;

  /** The share of each block that is gold. */
  final float[] coverage;

  final int goldTokens;

  private final LabelledPage labelled;
  private final PageLabels labels;
  private final double weight;

  private TrainingPage(String set, LabelledPage page, String html, double weight) {
    this.set = set;
    labelled = page;
    id = page.id();
    type = page.type();
    site = Site.of(page);
    BlockSamples samples = new BlockSamples(page.model(html));
    this.weight = weight;
    size = samples.size();
    blocks = samples.blocks();
    tokens = blocks.tokens();
    features = samples.features();
    keySet = samples.elements();
    Map<Integer, Integer> byElement = new HashMap<>();
    Map<IntBuffer, Integer> byKeys = new LinkedHashMap<>();
    for (int b = 0; b < size; b++) {
      keySet[b] =
          byElement.computeIfAbsent(
              keySet[b],
              e -> byKeys.computeIfAbsent(IntBuffer.wrap(samples.keys(e)), k -> byKeys.size()));
    }
    keys = byKeys.keySet().stream().map(IntBuffer::array).toArray(int[][]::new);
    labels = new PageLabels(set, page, IntStream.range(0, size).mapToObj(samples::text).toList());
    coverage = labels.coverage;
    goldTokens = labels.goldTokens;
  }

  /** Measures and labels a page. */
  static TrainingPage of(String set, LabelledPage page, String html) {
    return new TrainingPage(set, page, html, 1);
  }

  /**
   * Returns a copy of a page with synthetic comments, see {@link CommentedPage}; empty if the page
   * is itself a thread or does not have a single text.
   *
   * @param seed the seed of the synthetic comments
   */
  Optional<TrainingPage> commented(LabelledPage page, String html, int seed) {
    if (type.equals("forum") || !blocks.form().isOneText() || goldTokens < COMMENTED_GOLD) {
      return Optional.empty();
    }
    Random random = new Random(31L * seed + (set + '/' + id).hashCode());
    return CommentedPage.html(page, html, random)
        .map(copy -> new TrainingPage(set, page, copy, COPY_WEIGHT));
  }

  /** Returns the weight of each block in training, before the weights of sets. */
  double[] weights() {
    long page = 0;
    for (int n : tokens) {
      page += n;
    }
    double all = Math.max(goldTokens, LEAST_GOLD) + PAGE_SHARE * page;
    double[] weights = new double[size];
    for (int b = 0; b < size; b++) {
      double share = tokens[b] / all * (goldTokens == 0 ? .5 : 1);
      weights[b] = weight * Math.min(HEAVIEST, share);
    }
    return weights;
  }

  /** Reads the page again and returns the overlap of what is extracted from it with the gold. */
  Overlap score(Extractor extractor) {
    try {
      PageModel page = labelled.model();
      String text = TextRenderer.render(page, extractor.extract(page).mainText());
      return WordOverlap.of(Tokens.of(text), Tokens.of(labelled.content()));
    } catch (IOException e) {
      throw new CorpusException(labelled.file() + ": " + e.getMessage(), e);
    }
  }

  /** Returns the overlap if the blocks are kept of which at least half is gold. */
  Overlap ideal() {
    boolean[] kept = new boolean[size];
    for (int b = 0; b < size; b++) {
      kept[b] = coverage[b] >= .5;
    }
    return labels.score(kept);
  }

  /** Returns the overlap of the tokens of the kept blocks with those of the gold, as multisets. */
  Overlap score(boolean[] kept) {
    return labels.score(kept);
  }
}
