/** Reads what people type into a search box. */
package io.zhengwen.solr.query;
