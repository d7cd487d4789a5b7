/** Counts what became of documents, and publishes the counts as metrics. */
package io.zhengwen.solr.metrics;
