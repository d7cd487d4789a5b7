/** Reads dates from texts in many languages. */
package io.zhengwen.metadata.date;
