package io.zhengwen.bench.train.net;

import io.zhengwen.ml.NetShape;
import io.zhengwen.ml.Planes;
import io.zhengwen.ml.SequenceNet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Trains networks by Adam with decay of weights (Loshchilov, Hutter 2019) on the weighted
 * cross-entropy. Equal input and seed give equal networks, whatever the number of processors.
 */
public final class NetTrainer {
  private static final double MOMENTUM = .9;
  private static final double SQUARES = .999;
  private static final double WARM_UP = .2;

  private final NetShape shape;
  private final NetParams params;
  private final float[] weights;
  private final float[] momentum;
  private final float[] squares;
  private int step;

  private NetTrainer(NetShape shape, NetParams params) {
    this.shape = shape;
    this.params = params;
    weights = new float[shape.weights()];
    momentum = new float[weights.length];
    squares = new float[weights.length];
    initialise();
  }

  /**
   * Trains a network.
   *
   * @param examples sequences of at least a row each
   */
  public static SequenceNet train(List<NetExample> examples, NetShape shape, NetParams params) {
    InputScaling scaling = new InputScaling(examples, shape.inputs());
    NetTrainer trainer = new NetTrainer(shape, params);
    trainer.run(examples, scaling);
    return new SequenceNet(shape, scaling.scale, scaling.folded(shape, trainer.weights));
  }

  /** Draws weights evenly, as far from 0 as the root of the number of a channel's inputs allows. */
  private void initialise() {
    Random random = new Random(params.seed());
    int c = shape.channels();
    draw(random, shape.first(), shape.inputs() * c, shape.inputs());
    for (int k = 0; k < shape.dilations().size(); k++) {
      draw(random, shape.tap(k, 0), NetShape.TAPS * c * c, 2 * NetShape.TAPS * c);
    }
    draw(random, shape.mean(), c * c, 2 * c);
    draw(random, shape.hiddenLayer(), 2 * c * shape.hidden(), 2 * c);
    draw(random, shape.score(), shape.hidden(), shape.hidden());
  }

  private void draw(Random random, int at, int count, int inputs) {
    double most = Math.sqrt(1.0 / inputs);
    for (int i = at; i < at + count; i++) {
      weights[i] = (float) ((2 * random.nextDouble() - 1) * most);
    }
  }

  private void run(List<NetExample> examples, InputScaling scaling) {
    double meanWeight = examples.stream().mapToDouble(NetExample::weight).average().orElse(1);
    double perWeight = 1 / (meanWeight * params.batch());
    Random random = new Random(params.seed());
    int batches = (examples.size() + params.batch() - 1) / params.batch();
    List<NetExample> order = new ArrayList<>(examples);
    for (int epoch = 0; epoch < params.epochs(); epoch++) {
      Collections.shuffle(order, random);
      for (int b = 0; b < batches; b++) {
        int from = b * params.batch();
        int to = Math.min(order.size(), from + params.batch());
        float[] gradient = gradient(order.subList(from, to), scaling, perWeight, random.nextLong());
        change(gradient, (double) ++step / (batches * params.epochs()));
      }
    }
  }

  /** The sum of the derivatives of a batch, always added in the same order. */
  private float[] gradient(
      List<NetExample> batch, InputScaling scaling, double perWeight, long seed) {
    float[][] parts =
        IntStream.range(0, batch.size())
            .parallel()
            .mapToObj(i -> gradient(batch.get(i), scaling, perWeight, seed + i))
            .toArray(float[][]::new);
    float[] sum = parts[0];
    for (int i = 1; i < parts.length; i++) {
      Planes.add(1, parts[i], sum, sum.length);
    }
    return sum;
  }

  private float[] gradient(NetExample all, InputScaling scaling, double perWeight, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int most = params.rows();
    NetExample example =
        all.size() <= most ? all : all.part(random.nextInt(all.size() - most + 1), most);
    float[] derivatives = new float[weights.length];
    new NetPass(shape, weights, scaling.planes(example), params.dropout(), random)
        .back(example, perWeight, derivatives);
    return derivatives;
  }

  private void change(float[] gradient, double done) {
    double norm = 0;
    for (float g : gradient) {
      norm += (double) g * g;
    }
    float clipped = (float) Math.min(1, 1 / Math.max(1e-9, Math.sqrt(norm)));
    double rate = params.rate() * share(done);
    double first = 1 - Math.pow(MOMENTUM, step);
    double second = 1 - Math.pow(SQUARES, step);
    for (int i = 0; i < weights.length; i++) {
      float g = gradient[i] * clipped;
      momentum[i] += (float) (1 - MOMENTUM) * (g - momentum[i]);
      squares[i] += (float) (1 - SQUARES) * (g * g - squares[i]);
      double towards = momentum[i] / first / (Math.sqrt(squares[i] / second) + 1e-8);
      weights[i] -= (float) (rate * (towards + params.decay() * weights[i]));
    }
  }

  /** The share of the greatest rate after a share of the training. */
  private static double share(double done) {
    return done < WARM_UP
        ? .05 + .95 * done / WARM_UP
        : .5 * (1 + Math.cos(Math.PI * (done - WARM_UP) / (1 - WARM_UP)));
  }
}
