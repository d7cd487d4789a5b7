/**
 * The interface of extraction methods, what they return, and the renderers of what they selected.
 */
package io.zhengwen.extract;
