package io.zhengwen.ml.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.bench.train.svm.SvmTrainer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import libsvm.svm;
import libsvm.svm_model;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RbfSvmTest {
  private final Random random = new Random(7);
  private final List<float[]> rows =
      IntStream.range(0, 200)
          .mapToObj(i -> new float[] {random.nextFloat(), random.nextFloat(), random.nextFloat()})
          .toList();

  /** Inside a ball or not: nothing that a plane could tell apart. */
  private static boolean isInside(float[] row) {
    double d = 0;
    for (float v : row) {
      d += (v - 0.5) * (v - 0.5);
    }
    return d < 0.12;
  }

  private boolean[] inside() {
    boolean[] wanted = new boolean[rows.size()];
    for (int r = 0; r < wanted.length; r++) {
      wanted[r] = isInside(rows.get(r));
    }
    return wanted;
  }

  @Test
  void theAnswerIsTheSumOverTheSupportVectors() {
    RbfSvm machine = new RbfSvm(0.5, 0.25, new float[] {2, -1}, new float[][] {{0, 0}, {1, 0}});
    // gamma = 1 / (2 * 0.25) = 2; squared distances to (0, 1) are 1 and 2.
    assertThat(machine.decide(new float[] {0, 1}))
        .isEqualTo(2 * Math.exp(-2) - Math.exp(-4) - 0.25, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void answersAreThoseOfLibsvm(boolean flipped) {
    boolean[] wanted = inside();
    for (int r = 0; r < wanted.length; r++) {
      wanted[r] ^= flipped;
    }
    RbfSvm machine = SvmTrainer.train(rows, wanted, 3, 0.6);
    svm_model model = libsvmModel(wanted);
    for (int i = 0; i < 50; i++) {
      float[] x = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      double[] value = new double[1];
      double label = svm.svm_predict_values(model, nodes(x), value);
      double sign = model.label[0] == 1 ? 1 : -1;
      assertThat(machine.decide(x)).isEqualTo(sign * value[0], within(1e-4));
      if (Math.abs(value[0]) > 1e-4) {
        assertThat(machine.decide(x) > 0).isEqualTo(label > 0);
      }
    }
  }

  private svm_model libsvmModel(boolean[] wanted) {
    svm_problem problem = new svm_problem();
    problem.l = rows.size();
    problem.x = rows.stream().map(RbfSvmTest::nodes).toArray(svm_node[][]::new);
    problem.y = new double[wanted.length];
    for (int r = 0; r < wanted.length; r++) {
      problem.y[r] = wanted[r] ? 1 : -1;
    }
    svm_parameter parameter = new svm_parameter();
    parameter.svm_type = svm_parameter.C_SVC;
    parameter.kernel_type = svm_parameter.RBF;
    parameter.C = 3;
    parameter.gamma = 1 / (2 * 0.6 * 0.6);
    parameter.eps = 1e-3;
    parameter.cache_size = 16;
    parameter.shrinking = 1;
    return svm.svm_train(problem, parameter);
  }

  private static svm_node[] nodes(float[] row) {
    svm_node[] nodes = new svm_node[row.length];
    for (int f = 0; f < row.length; f++) {
      nodes[f] = new svm_node();
      nodes[f].index = f + 1;
      nodes[f].value = row[f];
    }
    return nodes;
  }

  @Test
  void itLearnsWhatNoPlaneTellsApart() {
    RbfSvm machine = SvmTrainer.train(rows, inside(), 100, 0.4);
    assertThat(machine.decide(new float[] {0.5f, 0.5f, 0.5f})).isPositive();
    assertThat(machine.decide(new float[] {0.05f, 0.05f, 0.05f})).isNegative();
    assertThat(machine.decide(new float[] {0.95f, 0.95f, 0.95f})).isNegative();
  }

  @Test
  void rowsOfOneClassAreRefused() {
    assertThatThrownBy(() -> SvmTrainer.train(rows, new boolean[rows.size()], 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("one class");
  }

  @Test
  void aMachineWrittenAndReadAnswersTheSame() throws IOException {
    MinMaxScaler scaler = MinMaxScaler.fit(rows);
    ScaledSvm machine =
        new ScaledSvm(
            scaler, SvmTrainer.train(rows.stream().map(scaler::scale).toList(), inside(), 3, 0.6));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    machine.write(new DataOutputStream(bytes));
    ScaledSvm read =
        ScaledSvm.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    for (float[] row : rows) {
      assertThat(read.decide(row)).isEqualTo(machine.decide(row));
    }
  }

  @Test
  void partsThatDoNotFitAreRefused() {
    float[][] vector = {{0, 1}};
    assertThatThrownBy(() -> new RbfSvm(0, 0, new float[] {1}, vector)).hasMessage("sigma is 0.0");
    assertThatThrownBy(() -> new RbfSvm(1, Double.NaN, new float[] {1}, vector))
        .hasMessage("rho is NaN");
    assertThatThrownBy(() -> new RbfSvm(1, 0, new float[] {1, 2}, vector))
        .hasMessage("1 support vectors, but 2 coefficients");
    assertThatThrownBy(() -> new RbfSvm(1, 0, new float[] {1}, new float[][] {{Float.NaN}}))
        .hasMessage("support vector 0 holds NaN");
    assertThatThrownBy(
            () ->
                new ScaledSvm(
                    new MinMaxScaler(new float[1], new float[1]),
                    new RbfSvm(1, 0, new float[] {1}, vector)))
        .hasMessageContaining("takes 1 features, its support vectors have 2");
  }
}
