/** Who began a thread and when, and which of its posts are answers to a question. */
package io.zhengwen.metadata.thread;
