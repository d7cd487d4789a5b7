/** What the classes and ids of elements say of what the elements hold. */
package io.zhengwen.metadata.names;
