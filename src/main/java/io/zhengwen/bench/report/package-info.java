/**
 * Reports of an {@linkplain io.zhengwen.bench.eval.Evaluation evaluation}: console, Markdown, JSON
 * and a self-contained HTML page.
 */
package io.zhengwen.bench.report;
