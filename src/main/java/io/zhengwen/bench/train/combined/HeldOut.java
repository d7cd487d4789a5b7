package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.measure.Overlap;

/**
 * What a model makes of a page of a site that it was not trained on.
 *
 * @param probabilities the probability of each block to be main text
 * @param extracted the overlap of the extracted main text with the gold, after all rules
 */
record HeldOut(double[] probabilities, Overlap extracted) {}
