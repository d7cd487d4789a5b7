/**
 * Support vector machines with the radial basis function kernel: training by libsvm, grid search,
 * and model files that say where they come from.
 *
 * <p>C.-C. Chang, C.-J. Lin, "LIBSVM: a library for support vector machines", ACM TIST 2(3), 2011.
 */
package io.zhengwen.ml.svm;
