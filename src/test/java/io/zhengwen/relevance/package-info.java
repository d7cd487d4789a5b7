/**
 * Measures in a real index how well the configset's search finds pages, by whole pages, extracted
 * text and gold.
 */
package io.zhengwen.relevance;
