/**
 * Finds the language of a page or a text, from its script, its letters, and what the page declares.
 */
package io.zhengwen.metadata.language;
