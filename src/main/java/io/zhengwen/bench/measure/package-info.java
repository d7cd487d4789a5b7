/**
 * Measures of an extraction against a page's gold: one class each, functions of the texts alone.
 * Every share is from 0 to 1.
 */
package io.zhengwen.bench.measure;
