/** What the names of elements, classes and ids say about an element. */
package io.zhengwen.method.combined.names;
