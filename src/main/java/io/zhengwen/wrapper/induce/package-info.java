/** Finds the rules of wrapper templates from values or nodes that were marked on pages. */
package io.zhengwen.wrapper.induce;
