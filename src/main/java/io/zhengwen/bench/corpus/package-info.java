/** Labelled sets of pages. */
package io.zhengwen.bench.corpus;
