/** Finds the language of a text, from its script, its letters, and what the page declares. */
package io.zhengwen.metadata.language;
