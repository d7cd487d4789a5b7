/** Trains the networks of {@link io.zhengwen.ml.SequenceNet}. */
package io.zhengwen.bench.train.net;
