package io.zhengwen.method.density;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;

/**
 * CoreEx (Prasad, Paepcke, CIKM 2008): the node whose own text and low-link children hold much text
 * and few links; only that text is kept.
 *
 * <p>Text is counted in words, CJK text in characters. A link counts as one word and one link.
 */
public final class CoreExExtractor implements Extractor {
  private final CoreExParams params;

  /** Creates the method with its parameters. */
  public CoreExExtractor(CoreExParams params) {
    this.params = params;
  }

  @Override
  public Extraction extract(PageModel page) {
    Counts counts = new Counts(page, params.threshold());
    int best = best(page, counts);
    Selection.Builder kept = new Selection.Builder(page);
    for (int c = best < 0 ? -1 : page.firstChild(best); c >= 0; c = page.nextSibling(c)) {
      if (page.isText(c) || counts.isKept(c)) {
        kept.addSubtree(c);
      }
    }
    return Extraction.of(kept.build()).explainedBy(() -> explain(page, counts, best)).build();
  }

  private int best(PageModel page, Counts counts) {
    int best = -1;
    double bestScore = 0;
    for (int i = 0; i < page.size(); i++) {
      double score = score(counts, i);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  private double score(Counts counts, int i) {
    int text = counts.setText[i];
    if (text == 0) {
      return 0;
    }
    double w = params.ratioWeight();
    return w * (text - counts.setLinks[i]) / text + (1 - w) * text / counts.text[0];
  }

  private Explanation explain(PageModel page, Counts counts, int best) {
    if (best < 0) {
      return Explanation.of("no node has text", 0);
    }
    return Explanation.of(
            "best score, at element " + NodePath.of(page, best),
            score(counts, best),
            Explanation.of("setTextCnt: words of own text and kept children", counts.setText[best]),
            Explanation.of("setLinkCnt: links in kept children", counts.setLinks[best]),
            Explanation.of("pageText: words of the page", counts.text[0]))
        .with(Explanation.ofBlocks(page, "score of its element", i -> score(counts, i)));
  }

  /** {@code textCnt, linkCnt, setTextCnt, setLinkCnt} of every node. */
  private static final class Counts {
    final int[] text;
    final int[] links;
    final int[] setText;
    final int[] setLinks;
    private final double threshold;

    Counts(PageModel page, double threshold) {
      this.threshold = threshold;
      int n = page.size();
      text = new int[n];
      links = new int[n];
      setText = new int[n];
      setLinks = new int[n];
      for (int i = n - 1; i >= 0; i--) {
        int p = page.parent(i);
        if (page.isText(i)) {
          text[p] += page.measures().words(i);
          setText[p] += page.measures().words(i);
          continue;
        }
        if (page.isVisible(i) && page.tag(i).equals("a")) {
          text[i] = 1;
          links[i] = 1;
          setText[i] = 0;
          setLinks[i] = 0;
        }
        if (p >= 0) {
          text[p] += text[i];
          links[p] += links[i];
          if (isKept(i)) {
            setText[p] += text[i];
            setLinks[p] += links[i];
          }
        }
      }
    }

    boolean isKept(int i) {
      return text[i] > 0 && (double) (text[i] - links[i]) / text[i] > threshold;
    }
  }
}
