/** Trains the model that finds a page's date of publication. */
package io.zhengwen.bench.train.dates;
