/** Classifies elements by their tags, roles, class names and ids. */
package io.zhengwen.method.combined.names;
