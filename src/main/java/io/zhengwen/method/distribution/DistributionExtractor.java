package io.zhengwen.method.distribution;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Selects the node with the greatest own weight, computed from the distribution of text over the
 * page (Yuan, Lin, Yuan 2013). Needs neither training nor other pages.
 */
public final class DistributionExtractor implements Extractor {
  private final DistributionParams params;

  /** Creates the method with its parameters. */
  public DistributionExtractor(DistributionParams params) {
    this.params = params;
  }

  @Override
  public Extraction extract(PageModel page) {
    DistributionWeights weights = new DistributionWeights(page, params);
    List<Integer> answers = answers(page, weights);
    Selection.Builder selected = new Selection.Builder(page);
    answers.forEach(selected::addSubtree);
    return Extraction.of(selected.build())
        .explainedBy(() -> explain(page, weights, answers))
        .build();
  }

  /**
   * Returns the heaviest node and, if asked for, further nodes of nearly its weight, heaviest
   * first; none if no node has a positive weight.
   */
  private List<Integer> answers(PageModel page, DistributionWeights weights) {
    int best = weights.heaviest();
    if (weights.own(best) <= 0) {
      return List.of();
    }
    if (params.nearEqual() == 0) {
      return List.of(best);
    }
    double least = params.nearEqual() * weights.own(best);
    BitSet taken = new BitSet(page.size());
    List<Integer> answers = new ArrayList<>();
    IntStream.range(0, page.size())
        .filter(i -> weights.own(i) >= least)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> weights.own(i)).reversed())
        .filter(i -> isFree(page, taken, i))
        .forEach(
            i -> {
              taken.set(i, page.end(i));
              answers.add(i);
            });
    return answers;
  }

  /** Returns whether neither an ancestor of {@code i} nor a node of its subtree is taken. */
  private static boolean isFree(PageModel page, BitSet taken, int i) {
    int next = taken.nextSetBit(i);
    return next < 0 || next >= page.end(i);
  }

  private static Explanation explain(
      PageModel page, DistributionWeights weights, List<Integer> answers) {
    List<Explanation> details = new ArrayList<>();
    for (int i : answers) {
      details.add(
          Explanation.of(
              "own weight of chosen node " + NodePath.of(page, i),
              weights.own(i),
              Explanation.of("its words", page.measures().words(i)),
              Explanation.of("its characters in links", page.measures().linkChars(i))));
    }
    details.addAll(Explanation.ofBlocks(page, "own weight of its element", weights::own));
    return Explanation.of("own weight of body", weights.own(0), details);
  }
}
