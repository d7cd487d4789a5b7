/** A real Solr over HTTP for tests and demonstrations, and the plugin's tests. */
package io.zhengwen.solr;
