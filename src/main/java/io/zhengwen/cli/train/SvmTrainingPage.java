package io.zhengwen.cli.train;

import io.zhengwen.eval.LabelledPage;
import io.zhengwen.method.svm.SvmFeatures;
import io.zhengwen.method.svm.SvmPage;
import io.zhengwen.ml.labels.GoldAligner;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageParser;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A labelled page with the features and labels of its text blocks and paragraphs. */
final class SvmTrainingPage {
  final String set;
  final String type;
  final String site;
  final SvmPage page;
  final int goldTokens;

  /** The number of tokens of each paragraph. */
  final int[] tokens;

  /** The share of each paragraph that is gold. */
  final float[] coverage;

  /** The tokens of each paragraph as numbers of distinct gold tokens, -1 for others. */
  private final int[][] goldIds;

  private final int[] goldCounts;

  private SvmTrainingPage(String set, LabelledPage labelled, SvmPage page) {
    this.set = set;
    type = labelled.type();
    site = Site.of(labelled);
    this.page = page;
    List<List<String>> paragraphs = new ArrayList<>();
    for (int p = 0; p < page.paragraphs(); p++) {
      paragraphs.add(Tokens.of(page.text(p)));
    }
    List<String> gold = Tokens.of(labelled.content());
    goldTokens = gold.size();
    tokens = paragraphs.stream().mapToInt(List::size).toArray();
    coverage = GoldAligner.coverage(paragraphs, gold);
    Map<String, Integer> distinct = new HashMap<>();
    goldCounts = new int[goldTokens];
    for (String token : gold) {
      goldCounts[distinct.computeIfAbsent(token, t -> distinct.size())]++;
    }
    goldIds =
        paragraphs.stream()
            .map(t -> t.stream().mapToInt(token -> distinct.getOrDefault(token, -1)).toArray())
            .toArray(int[][]::new);
  }

  /** Reads, measures and labels a page. */
  static SvmTrainingPage of(String set, LabelledPage page, SvmFeatures features)
      throws IOException {
    return new SvmTrainingPage(
        set,
        page,
        features.measure(PageModelBuilder.build(new PageParser().parse(page.html(), page.url()))));
  }

  /** Precision, recall and F1 of the paragraphs kept, by multiset overlap of tokens. */
  PageScore score(boolean[] kept) {
    int[] left = goldCounts.clone();
    int extracted = 0;
    int hits = 0;
    for (int p = 0; p < kept.length; p++) {
      if (!kept[p]) {
        continue;
      }
      extracted += goldIds[p].length;
      for (int g : goldIds[p]) {
        if (g >= 0 && left[g]-- > 0) {
          hits++;
        }
      }
    }
    return PageScore.of(hits, extracted, goldTokens);
  }
}
