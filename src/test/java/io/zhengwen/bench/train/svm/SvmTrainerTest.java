package io.zhengwen.bench.train.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.svm.RbfSvm;
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

class SvmTrainerTest {
  private final Random random = new Random(7);
  private final List<float[]> rows =
      IntStream.range(0, 200)
          .mapToObj(i -> new float[] {random.nextFloat(), random.nextFloat(), random.nextFloat()})
          .toList();

  /** Whether a row lies inside a ball: not separable by a plane. */
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

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void decidesLikeLibsvm(boolean flipped) {
    boolean[] wanted = inside();
    for (int r = 0; r < wanted.length; r++) {
      wanted[r] ^= flipped;
    }
    RbfSvm trained = SvmTrainer.train(rows, wanted, 3, 0.6);
    svm_model model = libsvmModel(wanted);
    for (int i = 0; i < 50; i++) {
      float[] x = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      double[] value = new double[1];
      double label = svm.svm_predict_values(model, SvmTrainer.nodes(x), value);
      double sign = model.label[0] == 1 ? 1 : -1;
      assertThat(trained.decide(x)).isEqualTo(sign * value[0], within(1e-4));
      if (Math.abs(value[0]) > 1e-4) {
        assertThat(trained.decide(x) > 0).isEqualTo(label > 0);
      }
    }
  }

  private svm_model libsvmModel(boolean[] wanted) {
    svm_problem problem = new svm_problem();
    problem.l = rows.size();
    problem.x = rows.stream().map(SvmTrainer::nodes).toArray(svm_node[][]::new);
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

  @Test
  void separatesWhatNoPlaneSeparates() {
    RbfSvm trained = SvmTrainer.train(rows, inside(), 100, 0.4);
    assertThat(trained.decide(new float[] {0.5f, 0.5f, 0.5f})).isPositive();
    assertThat(trained.decide(new float[] {0.05f, 0.05f, 0.05f})).isNegative();
    assertThat(trained.decide(new float[] {0.95f, 0.95f, 0.95f})).isNegative();
  }

  @Test
  void refusesRowsOfOneClass() {
    assertThatThrownBy(() -> SvmTrainer.train(rows, new boolean[rows.size()], 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("one class");
  }

  @Test
  void scalesByTheRangesOfTheRows() {
    float[] scaled =
        StageSample.fit(
                List.of(new float[] {2, -1, 5}, new float[] {6, 1, 5}, new float[] {3, 0, 5}))
            .scale(new float[] {3, 0.5f, 5});
    assertThat(scaled).containsExactly(0.25f, 0.75f, 0);
  }
}
