/** Copies of labelled pages with synthetic comments below their text, for training. */
package io.zhengwen.bench.train.combined.comments;
