/** What extraction does to a search: phrase queries against a Lucene index of the texts. */
package io.zhengwen.bench.search;
