/**
 * Main-content extraction for HTML pages: the library's front door.
 *
 * <p>{@link io.zhengwen.ContentExtractor} turns a page, given as bytes or characters, into an
 * {@link io.zhengwen.ExtractedPage}: title, main text and noise-stripped body.
 */
package io.zhengwen;
