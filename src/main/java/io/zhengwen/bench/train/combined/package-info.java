/** Training and cross-validation of the learned combination. */
package io.zhengwen.bench.train.combined;
