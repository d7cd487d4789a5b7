/** Trains the model that chooses a page's authors. */
package io.zhengwen.bench.train.authors;
