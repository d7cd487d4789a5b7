/** The links from a page of several to the next and the previous one. */
package io.zhengwen.metadata.pager;
