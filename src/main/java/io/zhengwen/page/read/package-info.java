/** Reads pages: character encodings, content sniffing, and parsing within limits. */
package io.zhengwen.page.read;
