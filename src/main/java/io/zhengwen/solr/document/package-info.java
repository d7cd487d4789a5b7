/** Documents on their way into the index: the source field and the fields that are written. */
package io.zhengwen.solr.document;
