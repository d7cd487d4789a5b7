/** The features of a text block, by group, and the measures from which they are computed. */
package io.zhengwen.method.combined.features;
