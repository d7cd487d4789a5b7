package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TreeEnsembleTest {
  /** x0 <= 1 ? 0.5 : (x1 <= -2 ? 1 : -1), and a tree of one leaf, 0.25. */
  private static TreeEnsemble twoTrees() {
    return new TreeEnsemble(
        2,
        new int[] {0, -4},
        new int[] {0, 1},
        new float[] {1, -2},
        new int[] {-1, 1, -2, -3},
        new float[] {.5f, 1, -1, .25f});
  }

  @Test
  void sumsLeavesReachedByRow() {
    float[] rows = {1, 9, 2, -2, 2, -1.9f};
    double[] scores = new double[4];
    twoTrees().score(rows, 3, scores, 1);
    assertThat(scores).containsExactly(0, .75, 1.25, -.75);
  }

  @Test
  void scoresManyRowsLikeEachAlone() {
    Random random = new Random(5);
    float[] rows = new float[2 * 21];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = random.nextInt(-4, 5);
    }
    double[] scores = new double[21];
    twoTrees().score(rows, 21, scores, 0);
    for (int r = 0; r < 21; r++) {
      double leaf = rows[2 * r] <= 1 ? .5 : rows[2 * r + 1] <= -2 ? 1 : -1;
      assertThat(scores[r]).isEqualTo(leaf + .25);
    }
  }

  @Test
  void scoresLikeAWalkNodeByNode() {
    Random random = new Random(7);
    for (int trees : new int[] {1, 7, 8, 24, 25, 61, 200, 430}) {
      RandomTrees made = new RandomTrees(random, 5, trees);
      float[] rows = new float[5 * 40];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = made.number(random);
      }
      for (EarlyExit exit : List.of(EarlyExit.NEVER, new EarlyExit(3, 4))) {
        double[] scores = new double[40];
        made.ensemble().score(rows, 40, scores, 0, exit);
        for (int r = 0; r < 40; r++) {
          float[] row = Arrays.copyOfRange(rows, 5 * r, 5 * r + 5);
          assertThat(scores[r]).isEqualTo(made.score(row, exit));
        }
      }
    }
  }

  @Test
  void decidedRowSkipsFurtherTrees() {
    // Nine stumps on x0: 1 each for a row up to 0, -.4 up to 1, else .1; parts end behind each
    // tree.
    int[] root = new int[9];
    int[] child = new int[36];
    int[] feature = new int[18];
    float[] threshold = new float[18];
    float[] leaf = new float[27];
    for (int t = 0; t < 9; t++) {
      root[t] = 2 * t;
      threshold[2 * t + 1] = 1;
      child[4 * t] = -1 - 3 * t;
      child[4 * t + 1] = 2 * t + 1;
      child[4 * t + 2] = -2 - 3 * t;
      child[4 * t + 3] = -3 - 3 * t;
      leaf[3 * t] = 1;
      leaf[3 * t + 1] = -.4f;
      leaf[3 * t + 2] = .1f;
    }
    TreeEnsemble stumps = new TreeEnsemble(1, root, feature, threshold, child, leaf);
    double[] scores = new double[3];
    // Bounds after one, two, three parts: -.7 and .4, -.91 and .64, -.973 and .784.
    stumps.score(new float[] {-1, .5f, 2}, 3, scores, 0, new EarlyExit(1, 7));
    assertThat(scores[0]).isEqualTo(7);
    assertThat(scores[1]).isEqualTo(-7);
    assertThat(scores[2]).isCloseTo(.9, within(1e-6));
    stumps.score(new float[] {-1, .5f, 2}, 3, scores, 0);
    assertThat(scores[0]).isEqualTo(9);
    assertThat(scores[1]).isCloseTo(-3.6, within(1e-6));
  }

  @Test
  void earlyExitTightensTowardsItsBound() {
    EarlyExit exit = new EarlyExit(2, 3);
    assertThat(exit.low(1)).isCloseTo(-1.4, within(1e-12));
    assertThat(exit.high(1)).isCloseTo(.8, within(1e-12));
    assertThat(exit.low(2)).isCloseTo(-1.82, within(1e-12));
    assertThat(exit.high(2)).isCloseTo(1.28, within(1e-12));
    assertThatThrownBy(() -> new EarlyExit(0, 3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new EarlyExit(2, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void contributionsExplainTheScore() {
    // Means: lower split 0, upper split (.5 + 1 - 1) / 3; base: that of the upper plus .25.
    double[] parts = twoTrees().contributions(new float[] {2, -2});
    assertThat(parts[0]).isCloseTo(0 - .5 / 3, within(1e-9));
    assertThat(parts[1]).isCloseTo(1, within(1e-9));
    assertThat(parts[2]).isCloseTo(.5 / 3 + .25, within(1e-9));
  }

  @Test
  void readsAsWritten() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    twoTrees().write(new DataOutputStream(bytes));
    TreeEnsemble read =
        TreeEnsemble.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    double[] scores = new double[1];
    read.score(new float[] {2, -2}, 1, scores, 0);
    assertThat(scores).containsExactly(1.25);
    assertThat(read.trees()).isEqualTo(2);
    assertThat(read.leaves()).isEqualTo(4);
  }

  @Test
  void refusesInvalidTrees() {
    assertThatThrownBy(() -> withChildren(0, -1)).hasMessageContaining("child 0");
    assertThatThrownBy(() -> withChildren(-1, 1)).hasMessageContaining("child 1");
    assertThatThrownBy(() -> withChildren(-1, -3)).hasMessageContaining("child -3");
    assertThatThrownBy(
            () ->
                new TreeEnsemble(
                    1,
                    new int[] {0},
                    new int[] {1},
                    new float[] {0},
                    new int[] {-1, -2},
                    new float[] {0, 0}))
        .hasMessageContaining("input 1");
    assertThatThrownBy(
            () ->
                new TreeEnsemble(
                    1, new int[] {-1}, new int[0], new float[0], new int[0], new float[] {0f / 0}))
        .hasMessageContaining("leaf");
    assertThatThrownBy(() -> withChildren(-1, -1)).hasMessageContaining("places of a node 2");
    assertThatThrownBy(
            () ->
                new TreeEnsemble(
                    1, new int[] {-1}, new int[0], new float[0], new int[0], new float[2]))
        .hasMessageContaining("places of a node 0");
  }

  @Test
  void refusesMoreThanItsNodesCanName() {
    int inputs = 5_000;
    int[] root = {-1};
    float[] leaf = {0};
    assertThatThrownBy(
            () -> new TreeEnsemble(inputs, root, new int[0], new float[0], new int[0], leaf))
        .hasMessageContaining("too large");
  }

  @Test
  void refusesAChainOfSplits() {
    int splits = 600;
    int[] child = new int[2 * splits];
    for (int s = 0; s < splits; s++) {
      child[2 * s] = -1 - s;
      child[2 * s + 1] = s + 1 < splits ? s + 1 : -1 - splits;
    }
    assertThatThrownBy(
            () ->
                new TreeEnsemble(
                    1,
                    new int[] {0},
                    new int[splits],
                    new float[splits],
                    child,
                    new float[splits + 1]))
        .hasMessageContaining("depth");
  }

  @Test
  void refusesCountsThatCannotBeTreesBeforeReadingThem() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (int count : new int[] {1, 1, 1 << 20, 1 << 20}) {
      out.writeInt(count);
    }
    assertThatThrownBy(
            () ->
                TreeEnsemble.read(
                    new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()))))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining("1 trees of 1048576 splits cannot have 1048576 leaves");
  }

  @Test
  void zeroIsAtMostMinusZero() {
    TreeEnsemble stump =
        new TreeEnsemble(
            1,
            new int[] {0},
            new int[1],
            new float[] {-0f},
            new int[] {-1, -2},
            new float[] {1, 2});
    double[] scores = new double[2];
    stump.score(new float[] {0f, -0f}, 2, scores, 0);
    assertThat(scores).containsExactly(1, 1);
  }

  private static TreeEnsemble withChildren(int left, int right) {
    return new TreeEnsemble(
        1,
        new int[] {0},
        new int[] {0},
        new float[] {0},
        new int[] {left, right},
        new float[] {0, 0});
  }
}
