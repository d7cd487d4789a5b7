/** Extracts documents of the index again that were extracted another way. */
package io.zhengwen.solr.reextract;
