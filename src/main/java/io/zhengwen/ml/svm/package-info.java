/**
 * Support vector machines (SVMs) with the radial basis function kernel: inference and its parts of
 * model files. The definitions are those of libsvm.
 *
 * <p>C.-C. Chang, C.-J. Lin, "LIBSVM: a library for support vector machines", ACM TIST 2(3), 2011.
 */
package io.zhengwen.ml.svm;
