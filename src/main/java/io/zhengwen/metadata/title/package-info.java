/**
 * The title of a page: what it declares, what its headings and lines say, and the choice among
 * them.
 */
package io.zhengwen.metadata.title;
