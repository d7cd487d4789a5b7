/**
 * Support vector machines with the radial basis function kernel, as they are trained by libsvm.
 *
 * <p>C.-C. Chang, C.-J. Lin, "LIBSVM: a library for support vector machines", ACM TIST 2(3), 2011.
 */
package io.zhengwen.ml.svm;
