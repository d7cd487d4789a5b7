package io.zhengwen.bench.train.svm;

/**
 * A point of the grid.
 *
 * @param c price of errors, {@code C}
 * @param sigma width of the kernel
 */
record SvmCell(double c, double sigma) {}
