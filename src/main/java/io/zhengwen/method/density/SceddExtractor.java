package io.zhengwen.method.density;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;

/**
 * SCEDD, short content extraction via depth of DOM tree (Xi et al. 2016, section 4): the densest
 * node between the title and the copyright line, and its neighbours.
 *
 * <p>What the publication leaves open, we fill in: characters in links weigh 0.1 each, and {@link
 * PageTitle} finds the title. Content is marked among the chosen node and its siblings; the
 * publication marks it as CETD does, with densities in place of density sums.
 */
public final class SceddExtractor implements Extractor {
  private final SceddParams params;

  /** Creates the method with its parameters. */
  public SceddExtractor(SceddParams params) {
    this.params = params;
  }

  @Override
  public Extraction extract(PageModel page) {
    Run run = new Run(page);
    int a = run.search();
    if (a < 0) {
      return Extraction.of(Selection.empty())
          .explainedBy(() -> Explanation.of("no element has text", 0))
          .build();
    }
    double threshold = CetdExtractor.threshold(page, a, run.measures::density); // step 7
    return Extraction.of(run.markAround(a, threshold))
        .explainedBy(() -> explain(run, a, threshold))
        .build();
  }

  private static Explanation explain(Run run, int a, double threshold) {
    PageModel page = run.page;
    return Explanation.of(
            "threshold: least density on the path from the chosen element to body",
            threshold,
            Explanation.of(
                "density of the chosen element " + NodePath.of(page, a), run.measures.density(a)),
            Explanation.of("its line", run.measures.line(a)),
            Explanation.of("lines of the page", run.measures.lineSum()))
        .with(Explanation.ofBlocks(page, "density of its element", run.measures::density));
  }

  /** One page's search. */
  private final class Run {
    private final PageModel page;
    private final SceddMeasures measures;
    private final int titleEnd;
    private int from;
    private int to;

    Run(PageModel page) {
      this.page = page;
      measures = new SceddMeasures(page, params.linkWeight());
      titleEnd = PageTitle.end(page);
      to = page.size();
      from = titleEnd;
    }

    /**
     * Returns the densest element within the valid range of lines (step 6); -1 if no element has
     * text.
     */
    int search() {
      int a = densest();
      if (a < 0 && from > 0) {
        from = 0;
        a = densest();
      }
      double top = Math.floor(params.topCoef() * measures.lineSum());
      double bottom = Math.ceil(params.bottomCoef() * measures.lineSum());
      for (int search = 1; a >= 0 && search < params.searches(); search++) {
        int line = measures.line(a);
        int next;
        if (line > bottom) {
          to = a;
          next = densest();
        } else if (line < top) {
          from = page.end(a);
          next = densest();
        } else {
          break;
        }
        if (next < 0) {
          break;
        }
        a = next;
      }
      return a;
    }

    private int densest() {
      int densest = -1;
      double most = 0;
      for (int i = from; i < to; i++) {
        if (page.end(i) <= to) {
          double weight = weight(i);
          if (weight > most) {
            most = weight;
            densest = i;
          }
        }
      }
      return densest;
    }

    /**
     * Returns the density of an element, adjusted by the authors' two proposals if they are
     * enabled.
     */
    private double weight(int i) {
      double fromTitle =
          titleEnd == 0
              ? 0
              : Math.abs(measures.line(i) - measures.line(titleEnd - 1))
                  / (double) measures.lineSum();
      return measures.density(i)
          * (1 + params.depthWeight() * measures.relativeDepth(i))
          / (1 + params.landmarkWeight() * fromTitle);
    }

    /**
     * Selects {@code a} and those of its siblings that are at least as dense as the threshold (step
     * 8).
     */
    Selection markAround(int a, double threshold) {
      Selection.Builder marked = new Selection.Builder(page).addSubtree(a);
      int parent = page.parent(a);
      if (parent >= 0) {
        for (int c = page.firstChild(parent); c >= 0; c = page.nextSibling(c)) {
          if (c >= from && page.end(c) <= to && measures.density(c) >= threshold) {
            marked.addSubtree(c);
          }
        }
      }
      return marked.build();
    }
  }
}
