/** Reads what a page says about itself, with the source and a confidence of each value. */
package io.zhengwen.metadata;
