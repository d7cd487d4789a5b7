package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LexiconScoresTest {
  private static ElementTree tree(String body) {
    PageModel page = PageModelBuilder.build(new PageReader().read(body, ""));
    Blocks blocks = Blocks.all(page);
    return new ElementTree(page, blocks, blocks.size());
  }

  /** Returns a weight for every key of the tree, none a multiple of another. */
  private static HashedWeights weights(ElementTree tree) {
    Random random = new Random(5);
    Map<Integer, Float> weights = new HashMap<>();
    for (int e = 0; e < tree.size; e++) {
      for (int key : NameKeys.of(tree, e)) {
        weights.putIfAbsent(key, random.nextFloat() - .5f);
      }
    }
    return new HashedWeights(weights);
  }

  @Test
  void sumsCarriedDownTheTreeAreThoseOfEachElementsKeys() {
    ElementTree tree =
        tree(
            "<div class='page main'><div class='main post post-body' id=main><p class=lead>A</p>"
                + "<p>B</p></div><ul class='menu main'><li class='item menu'>C</ul></div>"
                + "<div class='page'><section><div><p class='page item'>D</div></section></div>");
    HashedWeights lexicon = weights(tree);
    LexiconScores scores = new LexiconScores(tree, lexicon);
    assertThat(tree.size).isGreaterThan(9);
    // In reverse order and twice: a score must not depend on earlier queries.
    for (int round = 0; round < 2; round++) {
      for (int e = tree.size - 1; e >= 0; e--) {
        assertThat(scores.of(e)).isEqualTo(lexicon.score(NameKeys.of(tree, e)), within(1e-6f));
      }
    }
  }

  @Test
  void wordCountsOncePerKind() {
    ElementTree tree = tree("<div class='post'><div class='post'><p class='post post'>A");
    int hash = tree.wordHash[0];
    HashedWeights lexicon =
        new HashedWeights(
            Map.of(
                NameKeys.key(NameKeys.ANY, hash), 1f,
                NameKeys.key(NameKeys.NEAR, hash), 10f,
                NameKeys.key(NameKeys.OWN, hash), 100f));
    // Three kinds and two paths.
    assertThat(new LexiconScores(tree, lexicon).of(3))
        .isEqualTo((float) (111 / Math.sqrt(5)), within(1e-4f));
  }
}
