package io.zhengwen.method.distribution;

import io.zhengwen.page.PageModel;
import java.util.Arrays;

/** Computes the own weight of every node of a page, in time linear in nodes and characters. */
final class DistributionWeights {
  private final PageModel page;
  private final DistributionParams params;
  private final Gaussian g;
  private final Gaussian linkG;

  private final double[] own;

  /** The kept children of the current container. */
  private int[] children = new int[16];

  DistributionWeights(PageModel page, DistributionParams params) {
    this.page = page;
    this.params = params;
    g = new Gaussian(params.sigma(), params.cutOff());
    linkG = new Gaussian(params.linkSigma(), params.cutOff());
    int n = page.size();
    own = new double[n];
    Sentences sentences = new Sentences();
    StringBuilder text = new StringBuilder();
    for (int i = n - 1; i >= 0; i--) {
      if (!isKept(i)) {
        continue;
      }
      if (page.isText(i)) {
        text.setLength(0);
        page.appendText(i, text);
        sentences.split(text);
        own[i] = ownOfText(sentences, isInteraction(i));
      } else {
        own[i] = ownOfContainer(i);
      }
    }
  }

  /** Returns whether a node is visible and has text. */
  private boolean isKept(int i) {
    return page.isVisible(i) && page.measures().chars(i) > 0;
  }

  private boolean isInteraction(int i) {
    return page.inLink(i) || page.inControl(i);
  }

  /**
   * Computes {@code own(j) = sum over s of [ W(s) + sum over l != s of G(ID(s) - ID(l), sigma1) *
   * W(l) ]}; W(s) is a sentence's length, negative in links and controls.
   */
  private double ownOfText(Sentences sentences, boolean interaction) {
    Gaussian influence = interaction ? linkG : g;
    double sum = 0;
    for (int s = 0; s < sentences.count(); s++) {
      sum += sentences.length(s);
      if (params.sentences()) {
        int last = Math.min(sentences.count() - 1, s + influence.reach());
        for (int l = Math.max(0, s - influence.reach()); l <= last; l++) {
          sum += l == s ? 0 : influence.at(Math.abs(s - l)) * sentences.length(l);
        }
      }
    }
    return interaction ? -sum : sum;
  }

  /** Computes {@code own(i) = sum over the children c of weight(c)}. */
  private double ownOfContainer(int i) {
    int count = 0;
    for (int c = page.firstChild(i); c >= 0; c = page.nextSibling(c)) {
      if (isKept(c)) {
        if (count == children.length) {
          children = Arrays.copyOf(children, count * 2);
        }
        children[count++] = c;
      }
    }
    double sum = 0;
    for (int k = 0; k < count; k++) {
      sum += own[children[k]] + (params.siblings() ? extra(k, count) : 0);
    }
    return sum;
  }

  /**
   * Computes {@code extra(n) = alpha * sum over the siblings m of G(ID(n) - ID(m), sigma2) *
   * own(m)}, where sigma2 is that of m, limited to {@code |own(n)|} in size.
   */
  private double extra(int k, int count) {
    int n = children[k];
    int reach = Math.max(g.reach(), linkG.reach());
    double sum = 0;
    for (int m = k - 1; m >= 0 && distance(n, children[m]) <= reach; m--) {
      sum += influence(children[m], n);
    }
    for (int m = k + 1; m < count && distance(n, children[m]) <= reach; m++) {
      sum += influence(children[m], n);
    }
    double extra = params.alpha() * sum;
    double limit = params.cap() ? Math.abs(own[n]) : Double.POSITIVE_INFINITY;
    return Math.max(-limit, Math.min(limit, extra));
  }

  private double influence(int m, int n) {
    return (own[m] < 0 ? linkG : g).at(distance(n, m)) * own[m];
  }

  /** Returns {@code |ID(n) - ID(m)|}. */
  private int distance(int n, int m) {
    return Math.abs(page.ordinal(n) - page.ordinal(m));
  }

  /** Returns {@code own(i)}; 0 for a node without visible text. */
  double own(int i) {
    return own[i];
  }

  /** Returns the node with the greatest own weight, the outermost and first of several. */
  int heaviest() {
    int best = 0;
    for (int i = 1; i < own.length; i++) {
      if (own[i] > own[best]) {
        best = i;
      }
    }
    return best;
  }
}
