/** The options of the update processor: read, checked, and overridden by requests. */
package io.zhengwen.solr.config;
