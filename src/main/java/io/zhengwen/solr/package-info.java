/**
 * The Solr plugin: an update processor that extracts pages on their way into the index.
 *
 * <p>{@link io.zhengwen.solr.MainContentUpdateProcessorFactory} holds the table of options.
 */
package io.zhengwen.solr;
