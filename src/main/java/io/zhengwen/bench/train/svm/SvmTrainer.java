package io.zhengwen.bench.train.svm;

import io.zhengwen.ml.svm.RbfSvm;
import java.util.List;
import libsvm.svm;
import libsvm.svm_model;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;

/** Trains {@link RbfSvm}s by libsvm's C-SVC. Deterministic. */
final class SvmTrainer {
  private static final double EPSILON = 1e-3;
  private static final double CACHE_MEGABYTES = 64;

  static {
    svm.svm_set_print_string_function(line -> {});
  }

  private SvmTrainer() {}

  /**
   * Trains an SVM.
   *
   * @param rows scaled features
   * @param wanted whether the row is of the wanted class; both classes must occur
   * @param c the penalty of errors, {@code C}
   * @param sigma width of the kernel
   */
  static RbfSvm train(List<float[]> rows, boolean[] wanted, double c, double sigma) {
    svm_problem problem = new svm_problem();
    problem.l = rows.size();
    problem.x = rows.stream().map(SvmTrainer::nodes).toArray(svm_node[][]::new);
    problem.y = new double[rows.size()];
    for (int r = 0; r < problem.l; r++) {
      problem.y[r] = wanted[r] ? 1 : -1;
    }
    svm_parameter parameter = parameter(c, sigma);
    String error = svm.svm_check_parameter(problem, parameter);
    if (error != null) {
      throw new IllegalArgumentException(error);
    }
    svm_model model = svm.svm_train(problem, parameter);
    if (model.nr_class != 2) {
      throw new IllegalArgumentException("all rows are of one class");
    }
    return convert(model, sigma);
  }

  private static svm_parameter parameter(double c, double sigma) {
    svm_parameter parameter = new svm_parameter();
    parameter.svm_type = svm_parameter.C_SVC;
    parameter.kernel_type = svm_parameter.RBF;
    parameter.C = c;
    parameter.gamma = 1 / (2 * sigma * sigma);
    parameter.eps = EPSILON;
    parameter.cache_size = CACHE_MEGABYTES;
    parameter.shrinking = 1;
    return parameter;
  }

  static svm_node[] nodes(float[] row) {
    svm_node[] nodes = new svm_node[row.length];
    for (int f = 0; f < row.length; f++) {
      nodes[f] = new svm_node();
      nodes[f].index = f + 1;
      nodes[f].value = row[f];
    }
    return nodes;
  }

  /** The signs in libsvm's model are relative to the class of the first row. */
  private static RbfSvm convert(svm_model model, double sigma) {
    int sign = model.label[0] == 1 ? 1 : -1;
    float[] coefficients = new float[model.l];
    float[][] vectors = new float[model.l][];
    for (int s = 0; s < model.l; s++) {
      coefficients[s] = (float) (sign * model.sv_coef[0][s]);
      vectors[s] = new float[model.SV[s].length];
      for (svm_node node : model.SV[s]) {
        vectors[s][node.index - 1] = (float) node.value;
      }
    }
    return new RbfSvm(sigma, sign * model.rho[0], coefficients, vectors);
  }
}
