package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.PathGroups;
import io.zhengwen.method.combined.features.ThreadOdds;
import io.zhengwen.ml.NetShape;
import io.zhengwen.ml.SequenceNet;
import io.zhengwen.ml.TreeEnsemble;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class BlockProbabilitiesTest {
  private static final Offset<Double> CLOSE = within(1e-5);
  private static final double LOW = 1 / (1 + Math.exp(3));
  private static final double HIGH = 1 - LOW;
  private static final NetShape SHAPE = new NetShape(1, 1, 1, List.of(1));

  /** A stump, -2 for an input up to 0, else 2, and 24 trees of .2 for all. */
  private static TreeEnsemble trees() {
    int[] root = new int[25];
    float[] leaf = new float[26];
    Arrays.fill(leaf, .2f);
    leaf[0] = -2;
    leaf[1] = 2;
    for (int t = 1; t < root.length; t++) {
      root[t] = -2 - t;
    }
    return new TreeEnsemble(1, root, new int[1], new float[1], new int[] {-1, -2}, leaf);
  }

  /** A network that scores all blocks alike. */
  private static SequenceNet net(float score) {
    float[] weights = new float[SHAPE.weights()];
    weights[weights.length - 1] = score;
    return new SequenceNet(SHAPE, new float[] {1}, weights);
  }

  private static final BlockPage EMPTY = new BlockPage(model(""), 1);

  private static double[] probabilities(float[] inputs, int[] tokens, int[] group) {
    return probabilities(net(0), inputs, tokens, group);
  }

  private static double[] probabilities(
      SequenceNet net, float[] inputs, int[] tokens, int[] group) {
    return BlockProbabilities.of(
        trees(),
        net,
        new PageBlocks(tokens, group, new PageForm(1, 1), ThreadOdds.of(EMPTY)),
        (from, count, rows) -> System.arraycopy(inputs, from, rows, 0, count));
  }

  @Test
  void pageWithoutLikelyBlocksIsScoredByAllTrees() {
    // -2 + 24 * .2 = 2.8; the early exit alone would say -3.
    assertThat(probabilities(new float[] {0, 0}, new int[] {1, 1}, new int[] {0, 1}))
        .containsOnly(new double[] {1 / (1 + Math.exp(-2.8))}, CLOSE);
    assertThat(probabilities(new float[] {0, 0, 1}, new int[] {1, 1, 1}, new int[] {0, 1, 2}))
        .containsExactly(new double[] {LOW, LOW, HIGH}, CLOSE);
    assertThat(probabilities(new float[0], new int[0], new int[0])).isEmpty();
  }

  @Test
  void theNetworkGivesASecondOpinionWhereTreesAreUnsure() {
    // One likely block of 1 word among unlikely ones of 100: what the latter hold of gold is
    // missed.
    float[] inputs = {0, 1, 0};
    int[] tokens = {100, 1, 100};
    int[] group = {0, 1, 2};
    double[] p = probabilities(net(-5), inputs, tokens, group);
    assertThat(p[0]).isCloseTo(1 / (1 + Math.exp((3 + 5) / 2.0)), CLOSE);
    assertThat(p[1]).isCloseTo(1 / (1 + Math.exp((-3 + 5) / 2.0)), CLOSE);
  }

  @Test
  void whatTreesAreSureOfTheNetworkIsNotAskedFor() {
    double[] p = probabilities(net(-5), new float[] {0, 1}, new int[] {1, 9}, new int[] {0, 1});
    assertThat(p).containsExactly(new double[] {LOW, HIGH}, CLOSE);
  }

  @Test
  void probabilitiesOfOnePathAreSmoothedTowardsTheirMean() {
    double[] p = probabilities(new float[] {1, 0, 0}, new int[] {9, 1, 1}, new int[] {0, 1, 0});
    double mean = (3 * HIGH + 1 * LOW) / 4;
    assertThat(p[0]).isCloseTo((HIGH + mean) / 2, CLOSE);
    assertThat(p[1]).isCloseTo(LOW, CLOSE);
    assertThat(p[2]).isCloseTo((LOW + mean) / 2, CLOSE);
  }

  @Test
  void probabilitiesOfBlocksWithoutTokensAreNotSmoothed() {
    double[] p =
        probabilities(net(3), new float[] {1, 0, 1}, new int[] {0, 0, 9}, new int[] {0, 0, 1});
    assertThat(p).containsExactly(new double[] {HIGH, LOW, HIGH}, CLOSE);
  }

  /** The headline of a thread is likely; its posts are not, and as short or as long as said. */
  private static double[] thread(int tokens) {
    BlockPage page = thread();
    float[] inputs = new float[page.size];
    inputs[0] = 1;
    int[] sizes = new int[page.size];
    Arrays.fill(sizes, tokens);
    sizes[0] = 10;
    PageBlocks blocks =
        new PageBlocks(
            sizes,
            IntStream.range(0, page.size).toArray(),
            new PageForm(1, 1),
            ThreadOdds.of(page));
    return BlockProbabilities.of(
        trees(),
        net(0),
        blocks,
        (from, count, rows) -> System.arraycopy(inputs, from, rows, 0, count));
  }

  private static BlockPage thread() {
    StringBuilder html = new StringBuilder("<h1>Lamps</h1>");
    for (int p = 1; p <= 3; p++) {
      html.append("<div class=post><a class=author href=/user/").append(p).append(">Name");
      html.append(p).append("</a> <time datetime=2024-05-0").append(p).append(">May ").append(p);
      html.append(", 2024</time><div class=message>").append("lamps of all kinds ".repeat(p));
      html.append("and more words</div></div>");
    }
    return new BlockPage(model(html.toString()), 100);
  }

  @Test
  void postsOfAThreadMoveProbabilitiesWhereTheSelectionIsUnsure() {
    double[] sure = thread(1);
    assertThat(sure[0]).isCloseTo(HIGH, CLOSE);
    assertThat(sure[2]).isCloseTo(LOW, CLOSE);
    double[] unsure = thread(100);
    // The network, asked too, says 0 for all: log odds of 3 become 1.5, and those of -3, -1.5.
    assertThat(unsure[0]).isCloseTo(1 / (1 + Math.exp(-1.5 + .5)), CLOSE);
    assertThat(unsure[2]).isCloseTo(1 / (1 + Math.exp(1.5 - 1)), CLOSE);
  }

  @Test
  void pathsConsistOfTagsAndUnorderedClasses() {
    PathGroups groups =
        new BlockPage(
                model(
                    "<div class='post odd'><p>one</p></div><div class='odd post'><p>two</p></div>"
                        + "<div class=foot><p>three</p></div><section><p>four</p></section>"),
                100)
            .classPaths;
    assertThat(groups.group()).containsExactly(0, 0, 1, 2);
    assertThat(groups.count()).isEqualTo(3);
    assertThat(groups.areSame(0, 1)).isTrue();
    assertThat(groups.areSame(1, 2)).isFalse();
  }
}
