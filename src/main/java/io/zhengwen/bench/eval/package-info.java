/** Evaluation: runs methods over labelled sets of pages and scores what they extract. */
package io.zhengwen.bench.eval;
