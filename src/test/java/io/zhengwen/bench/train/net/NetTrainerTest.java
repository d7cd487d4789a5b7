package io.zhengwen.bench.train.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.NetShape;
import io.zhengwen.ml.SequenceNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NetTrainerTest {
  private static final NetShape SHAPE = new NetShape(3, 4, 3, List.of(1, 2, 4));

  @Test
  void derivativesAreThoseOfDifferences() {
    Random random = new Random(3);
    float[] weights = new float[SHAPE.weights()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) random.nextGaussian() * .4f;
    }
    NetExample example = example(random, 12);
    float[] derivatives = new float[weights.length];
    pass(weights, example).back(example, .5, derivatives);
    for (int i = 0; i < weights.length; i++) {
      float step = 3e-3f;
      double difference =
          (loss(weights, i, step, example) - loss(weights, i, -step, example)) / (2 * step);
      // A step may cross the bend of a rectifier.
      assertThat((double) derivatives[i])
          .as("weight " + i)
          .isCloseTo(difference, within(.02 + .03 * Math.abs(difference)));
    }
  }

  private static double loss(float[] weights, int i, float step, NetExample example) {
    float[] changed = weights.clone();
    changed[i] += step;
    return pass(changed, example).back(example, .5, new float[weights.length]);
  }

  private static NetPass pass(float[] weights, NetExample example) {
    float[][] planes = new InputScaling(List.of(example), 3).planes(example);
    return new NetPass(SHAPE, weights, planes, 0, new SplittableRandom(1));
  }

  @Test
  void learnsFromTheRowBefore() {
    Random random = new Random(4);
    List<NetExample> examples = new ArrayList<>();
    for (int n = 0; n < 200; n++) {
      examples.add(example(random, 5 + random.nextInt(20)));
    }
    NetParams params = new NetParams(20, 8, 1e-2, 1e-3, 0, 15, 1);
    SequenceNet net = NetTrainer.train(examples, SHAPE, params);
    int right = 0;
    int all = 0;
    for (int n = 0; n < 50; n++) {
      NetExample test = example(random, 20);
      float[] scores = scores(net, test);
      for (int row = 0; row < 20; row++) {
        right += (scores[row] > 0) == (test.targets()[row] > .5) ? 1 : 0;
        all++;
      }
    }
    assertThat((double) right / all).isGreaterThan(.95);
    assertThat(scores(NetTrainer.train(examples, SHAPE, params), examples.get(0)))
        .isEqualTo(scores(net, examples.get(0)));
  }

  private static float[] scores(SequenceNet net, NetExample example) {
    SequenceNet.Sequence sequence = net.sequence(example.size());
    sequence.add(example.rows(), example.size());
    return sequence.scores();
  }

  /** Rows whose target is whether the first input of the row before is above 0. */
  private static NetExample example(Random random, int size) {
    float[] rows = new float[3 * size];
    float[] targets = new float[size];
    double[] weights = new double[size];
    for (int row = 0; row < size; row++) {
      for (int in = 0; in < 3; in++) {
        rows[3 * row + in] = (float) random.nextGaussian() * (in + 1);
      }
      targets[row] = row > 0 && rows[3 * row - 3] > 0 ? 1 : 0;
      weights[row] = 1;
    }
    return new NetExample(rows, targets, weights);
  }
}
