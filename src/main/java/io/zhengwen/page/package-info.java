/** The model of a page that every method works on, and the parsed page it is built from. */
package io.zhengwen.page;
