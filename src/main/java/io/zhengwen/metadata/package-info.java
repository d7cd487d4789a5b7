/** Reads what a page says of itself: title and canonical address. */
package io.zhengwen.metadata;
