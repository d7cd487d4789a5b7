/**
 * From bytes to measures: parsing within limits, and the read-only model of a page that every
 * method works on.
 */
package io.zhengwen.page;
