/** Passages: the main text cut at headings and paragraphs into parts of a bounded size. */
package io.zhengwen.extract.passage;
