/** Request handlers: extraction without indexing, the state of a core, extraction again. */
package io.zhengwen.solr.handler;
