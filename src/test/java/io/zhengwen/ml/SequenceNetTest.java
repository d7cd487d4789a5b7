package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SequenceNetTest {
  /** One channel of one input, one convolution. */
  private static final NetShape SMALL = new NetShape(1, 1, 1, List.of(1));

  /** Weight and bias of each layer: the input, three taps, the mean, first and last, the score. */
  private static final float[] WEIGHTS = {
    2, 0, /* taps */ 1, 0, -1, .25f, /* mean */ 3, -1, /* hidden */ 1, .5f, .1f, /* score */ 4, -2
  };

  @Test
  void scoresByInputNeighboursAndMean() {
    SequenceNet net = new SequenceNet(SMALL, new float[] {1}, WEIGHTS.clone());
    SequenceNet.Sequence rows = net.sequence(3);
    // x / (|x| + 1): .5, .75, -.5
    rows.add(new float[] {1, 3, -1}, 3);
    // The first layer: 1, 1.5, 0 (rectified).
    // The convolution: 1 before - 1 after + .25: -1.25 to 0, 1.25, 1.75; with the first 1, 2.75,
    // 1.75.
    // The mean is 5.5 / 3; 3 times that less 1 is 4.5: 5.5, 7.25, 6.25.
    // Hidden: 1 of the first, half of the last, and .1: 3.85, 5.225, 3.225.
    assertThat(rows.scores()).containsExactly(new float[] {13.4f, 18.9f, 10.9f}, within(1e-5f));
  }

  @Test
  void chunksAreTheSameAsAll() {
    NetShape shape = new NetShape(5, 6, 3, List.of(1, 2, 4));
    SequenceNet net = random(shape);
    float[] values = values(5 * 40);
    SequenceNet.Sequence all = net.sequence(40);
    all.add(values, 40);
    SequenceNet.Sequence chunks = net.sequence(40);
    for (int from = 0; from < 40; from += 16) {
      int count = Math.min(16, 40 - from);
      float[] part = new float[5 * 16];
      System.arraycopy(values, 5 * from, part, 0, 5 * count);
      chunks.add(part, count);
    }
    assertThat(chunks.scores()).isEqualTo(all.scores());
  }

  @Test
  void sequencesMayBeShorterThanTheDistanceOfTaps() {
    SequenceNet net = random(new NetShape(2, 4, 2, List.of(1, 8)));
    for (int rows = 0; rows < 4; rows++) {
      SequenceNet.Sequence sequence = net.sequence(rows);
      sequence.add(values(2 * rows), rows);
      assertThat(sequence.scores()).hasSize(rows).doesNotContain(Float.NaN);
    }
  }

  @Test
  void isReadAsItWasWritten() throws IOException {
    SequenceNet net = random(new NetShape(3, 4, 2, List.of(1, 2)));
    SequenceNet read = SequenceNet.read(in(written(net)));
    assertThat(read.shape()).isEqualTo(net.shape());
    float[] values = values(30);
    SequenceNet.Sequence before = net.sequence(10);
    before.add(values, 10);
    SequenceNet.Sequence after = read.sequence(10);
    after.add(values, 10);
    assertThat(after.scores()).isEqualTo(before.scores());
  }

  @Test
  void refusesWhatIsNoNetwork() throws IOException {
    byte[] bytes = written(random(SMALL));
    for (int at : List.of(0, 4, 8, 12, 16)) {
      byte[] changed = bytes.clone();
      changed[at] = 0x7f;
      assertThatThrownBy(() -> SequenceNet.read(in(changed)))
          .isInstanceOfAny(ModelRefusedException.class, EOFException.class);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SequenceNet(SMALL, new float[] {0}, WEIGHTS.clone()));
    for (float bad : new float[] {Float.NEGATIVE_INFINITY, Float.NaN, 1_001}) {
      float[] weights = WEIGHTS.clone();
      weights[3] = bad;
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new SequenceNet(SMALL, new float[] {1}, weights));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SequenceNet(SMALL, new float[] {1}, new float[3]));
  }

  private static SequenceNet random(NetShape shape) {
    float[] scale = new float[shape.inputs()];
    Arrays.fill(scale, 1);
    return new SequenceNet(shape, scale, values(shape.weights()));
  }

  private static float[] values(int count) {
    Random random = new Random(5);
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }

  private static byte[] written(SequenceNet net) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    net.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static DataInputStream in(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }
}
