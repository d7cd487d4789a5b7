/** Parts of analyzers that Lucene lacks, for field types of a schema. */
package io.zhengwen.solr.analysis;
