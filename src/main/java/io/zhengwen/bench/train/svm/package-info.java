/** Training, grid search and cross-validation of SVMs, by libsvm. */
package io.zhengwen.bench.train.svm;
