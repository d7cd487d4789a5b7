/**
 * When a page was published and changed: the days that it names, what speaks for each, and the
 * choice among them. {@link io.zhengwen.metadata.date} reads the dates in its texts.
 */
package io.zhengwen.metadata.publication;
