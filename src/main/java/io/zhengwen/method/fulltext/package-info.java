/** The baseline that every method is compared with: all visible text. */
package io.zhengwen.method.fulltext;
