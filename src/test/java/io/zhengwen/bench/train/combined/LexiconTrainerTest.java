package io.zhengwen.bench.train.combined;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ml.HashedWeights;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LexiconTrainerTest {
  private static final int GOOD = 1;
  private static final int BAD = 2;
  private static final int BOTH = 3;
  private static final int ONE_SITE = 4;

  @Test
  void learnsSignOfKeysOnManySites() {
    List<LexiconTrainer.Example> examples = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String site = "site" + i % 8;
      examples.add(new LexiconTrainer.Example(site, new int[] {GOOD, BOTH}, 1, 1));
      examples.add(new LexiconTrainer.Example(site, new int[] {BAD, BOTH}, 0, 1));
      examples.add(new LexiconTrainer.Example("site0", new int[] {ONE_SITE}, 1, 1));
    }
    HashedWeights weights = LexiconTrainer.train(examples, 5, 5, 1);
    assertThat(weights.weight(GOOD)).isGreaterThan(1);
    assertThat(weights.weight(BAD)).isLessThan(-1);
    assertThat(weights.weight(BOTH)).isBetween(weights.weight(BAD), weights.weight(GOOD));
    assertThat(weights.weight(ONE_SITE)).isZero();
    assertThat(LexiconTrainer.train(examples, 5, 5, 1)).isEqualTo(weights);
  }
}
