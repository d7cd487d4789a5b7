/** The features of a text block, by group, and the measures that they are computed from. */
package io.zhengwen.method.combined.features;
