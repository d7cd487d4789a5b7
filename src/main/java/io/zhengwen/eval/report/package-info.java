/**
 * Reports of an {@linkplain io.zhengwen.eval.Evaluation evaluation}: console, Markdown, JSON and a
 * self-contained HTML page.
 */
package io.zhengwen.eval.report;
