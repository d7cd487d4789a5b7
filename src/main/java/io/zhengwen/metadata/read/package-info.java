/** Reads the metadata of pages: the one place that knows the finders of all values. */
package io.zhengwen.metadata.read;
