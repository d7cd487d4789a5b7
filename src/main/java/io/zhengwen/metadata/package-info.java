/** Reads what a page says about itself: title and canonical address. */
package io.zhengwen.metadata;
