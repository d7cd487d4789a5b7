/** Keeps what is learned about sites in a collection of SolrCloud. */
package io.zhengwen.solr.store;
