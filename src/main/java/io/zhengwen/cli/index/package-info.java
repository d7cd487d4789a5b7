/**
 * The client of {@code index}: documents made of pages, sent to the nodes of a Solr in batches,
 * tried again where that can help, and remembered once Solr has acknowledged them.
 */
package io.zhengwen.cli.index;
