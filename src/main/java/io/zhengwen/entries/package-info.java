/** Entries of lists, such as products of a category or results of a search. */
package io.zhengwen.entries;
