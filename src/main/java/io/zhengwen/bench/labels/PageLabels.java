package io.zhengwen.bench.labels;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.Site;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.text.Tokens;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pieces of a labelled page's text, labelled by aligning them with its gold. The arrays must
 * not be changed.
 */
public final class PageLabels {
  public final String set;
  public final String type;
  public final String site;
  public final int goldTokens;

  /** The number of tokens of each piece. */
  public final int[] tokens;

  /** The share of each piece that is gold. */
  public final float[] coverage;

  /** The tokens of each piece as numbers of distinct gold tokens, -1 for others. */
  private final int[][] goldIds;

  private final int[] goldCounts;

  /**
   * Labels a page.
   *
   * @param texts the text of each piece in page order
   */
  public PageLabels(String set, LabelledPage page, List<String> texts) {
    this.set = set;
    type = page.type();
    site = Site.of(page);
    List<List<String>> pieces = texts.stream().map(Tokens::of).toList();
    List<String> gold = Tokens.of(page.content());
    goldTokens = gold.size();
    tokens = pieces.stream().mapToInt(List::size).toArray();
    coverage = GoldAligner.coverage(pieces, gold);
    Map<String, Integer> distinct = new HashMap<>();
    goldCounts = new int[goldTokens];
    for (String token : gold) {
      goldCounts[distinct.computeIfAbsent(token, t -> distinct.size())]++;
    }
    goldIds =
        pieces.stream()
            .map(t -> t.stream().mapToInt(token -> distinct.getOrDefault(token, -1)).toArray())
            .toArray(int[][]::new);
  }

  /** Returns the overlap of the tokens of the kept pieces with those of the gold, as multisets. */
  public Overlap score(boolean[] kept) {
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
    return Overlap.of(hits, extracted, goldTokens);
  }
}
