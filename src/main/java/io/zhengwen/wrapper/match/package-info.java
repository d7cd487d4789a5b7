/** Applies the rules of wrapper templates to pages. */
package io.zhengwen.wrapper.match;
