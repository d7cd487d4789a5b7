/**
 * Reads pages from bytes or characters: content sniffing, character encodings, and parsing within
 * limits.
 */
package io.zhengwen.page.read;
