/** Training and grid search of the support vector machines. */
package io.zhengwen.bench.train.svm;
