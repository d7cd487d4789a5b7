/** What became of documents, counted and published as metrics. */
package io.zhengwen.solr.metrics;
