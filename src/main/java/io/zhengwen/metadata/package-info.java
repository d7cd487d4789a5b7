/**
 * What a page says about itself, each value with its source and a confidence. The packages below
 * find the values; {@link io.zhengwen.metadata.read.MetadataReader} puts them together.
 */
package io.zhengwen.metadata;
