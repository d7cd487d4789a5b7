/** Snippets of text for the results of a search. */
package io.zhengwen.solr.highlight;
