/** Labels for training: which parts of a page belong to its marked main text. */
package io.zhengwen.bench.labels;
