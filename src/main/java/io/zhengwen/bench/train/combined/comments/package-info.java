/** Labelled pages again, with made-up comments below their text, for training. */
package io.zhengwen.bench.train.combined.comments;
