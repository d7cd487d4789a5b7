/**
 * Measures the effect of extraction on search, by phrase queries against a Lucene index of the
 * texts.
 */
package io.zhengwen.bench.search;
