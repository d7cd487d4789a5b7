package io.zhengwen.method.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.method.combined.ExpectedF1.Choice;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExpectedF1Test {
  private static final double[] P = {.1, .9, .5, .8};
  private static final int[] N = {10, 10, 10, 10};

  private static Choice choose(
      double[] p, int[] n, double comonotone, double beta, double emptyBelow) {
    return new ExpectedF1(p, n, comonotone).choose(beta, emptyBelow);
  }

  @Test
  void ratioSelectsThePrefixWithTheGreatestRatio() {
    // Sum of p n = 23. Prefixes: 2*9/33 = .545, 2*17/43 = .791, 2*22/53 = .830, 2*23/63 = .730.
    Choice c = choose(P, N, 0, 1, .2);
    assertThat(c.kept()).containsExactly(false, true, true, true);
    assertThat(c.expected()).isCloseTo(44.0 / 53, within(1e-9));
    assertThat(c.cut()).isEqualTo(.5);
  }

  @Test
  void betaShiftsTheCut() {
    // beta .5: 1.25*sum/(size + .25*23): 11.25/15.75, 21.25/25.75 = .825, 27.5/35.75 = .769.
    assertThat(choose(P, N, 0, .5, .2).kept()).containsExactly(false, true, false, true);
    // beta 3: 10*sum/(size + 207): 90/217, 170/227, 220/237 = .928, 230/247 = .931.
    assertThat(choose(P, N, 0, 3, .2).kept()).containsExactly(true, true, true, true);
  }

  @Test
  void comonotoneAssumesThatTheGoldIsAPrefix() {
    // Ends behind 10 tokens with .1, 20 with .3, 30 with .4, 40 with .1 (and nothing with .1).
    // Cut at 20: .1*2/3 + .3 + .4*.8 + .1*2/3 = .753; at 30: .1*.5 + .3*.8 + .4 + .1*6/7 = .776;
    // at 40: .1*.4 + .3*2/3 + .4*6/7 + .1 = .683.
    assertThat(choose(P, N, 1, 1, .2).kept()).containsExactly(false, true, true, true);
    // One long doubtful block: the ratio rule takes it, the comonotone one does not.
    double[] p = {.95, .45};
    int[] n = {100, 400};
    // Ratio: 2*95/(100+275) = .507, 2*275/(500+275) = .710.
    assertThat(choose(p, n, 0, 1, .2).kept()).containsExactly(true, true);
    // Comonotone: .5*1 + .45*2*100/600 = .65, .5*2*100/600 + .45 = .617.
    assertThat(choose(p, n, 1, 1, .2).kept()).containsExactly(true, false);
  }

  @Test
  void expectationsAreMixed() {
    // Of the two above, one block: .5*.507 + .5*.65 = .578; both: .5*.710 + .5*.617 = .663.
    double[] p = {.95, .45};
    int[] n = {100, 400};
    assertThat(choose(p, n, .5, 1, .2).kept()).containsExactly(true, true);
    // With 1 - m and m: one block wins where .507 + .143 m > .710 - .093 m, from m = .86 on.
    assertThat(choose(p, n, .84, 1, .2).kept()).containsExactly(true, true);
    assertThat(choose(p, n, .88, 1, .2).kept()).containsExactly(true, false);
  }

  @Test
  void greaterBetaNeverKeepsFewerBlocks() {
    Random random = new Random(3);
    for (int trial = 0; trial < 200; trial++) {
      int count = 1 + random.nextInt(400);
      double[] p = random.doubles(count).map(x -> x * x).toArray();
      int[] n = random.ints(count, 1, 100).toArray();
      ExpectedF1 expectation = new ExpectedF1(p, n, trial % 3 / 2.0);
      boolean[] fewer = expectation.choose(1, 0).kept();
      boolean[] more = expectation.choose(CombinedExtractor.BODY_BETA, 0).kept();
      for (int b = 0; b < count; b++) {
        assertThat(more[b] || !fewer[b]).isTrue();
      }
    }
  }

  @Test
  void manyBlocksAreCutWithinACandidateStep() {
    double[] p = new double[10_000];
    int[] n = new int[p.length];
    for (int b = 0; b < p.length; b++) {
      p[b] = b < 4000 ? .99 : .01;
      n[b] = 5;
    }
    boolean[] kept = choose(p, n, 1, 1, .2).kept();
    int count = 0;
    for (boolean k : kept) {
      count += k ? 1 : 0;
    }
    assertThat(count).isBetween(3960, 4040);
  }

  @Test
  void nothingIsKeptIfNothingIsLikely() {
    Choice c = choose(P, N, 0, 1, .95);
    assertThat(c.kept()).containsOnly(false);
    assertThat(c.expected()).isCloseTo(.1, within(1e-9));
    assertThat(choose(new double[0], new int[0], 0, 1, 0).expected()).isEqualTo(1);
  }

  @Test
  void likelierBlocksAreCandidatesOnAPageOfUnlikelyBlocks() {
    double[] p = {.04, .03, .02, .01};
    int[] n = {100, 5, 5, 5000};
    // One block: .01 + .01*.976 + .01*.952 + .01*.038 = .0297; two: .01*.976 + .01 + .01*.977
    // + .01*.04 = .0299; three: .0297; all: .01*(.038 + .040 + .042) + .01 = .0112.
    assertThat(choose(p, n, 1, 1, 0).kept()).containsExactly(true, true, false, false);
  }
}
