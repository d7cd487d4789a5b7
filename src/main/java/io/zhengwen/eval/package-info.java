/**
 * Evaluation: {@linkplain io.zhengwen.eval.Corpus labelled sets of pages}, the {@linkplain
 * io.zhengwen.eval.Evaluation run} of methods over them, and {@linkplain
 * io.zhengwen.eval.Statistics statistics} of the scores.
 */
package io.zhengwen.eval;
