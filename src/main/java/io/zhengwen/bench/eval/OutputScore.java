package io.zhengwen.bench.eval;

import io.zhengwen.bench.measure.CharacterErrors;
import io.zhengwen.bench.measure.Overlap;

/**
 * How good an output is on a page.
 *
 * @param words overlap of words
 * @param shingles overlap of 4-token shingles
 * @param with share of the phrases that must be there and are; NaN where there are none
 * @param without share of the phrases that must not be there and are; NaN where there are none
 * @param errors character error rates
 * @param rows overlap of rows
 * @param leaves overlap of leaf tags
 * @param empty nothing was extracted
 * @param nanos thread CPU time for measuring the tree, choosing and rendering, in nanoseconds
 */
public record OutputScore(
    Overlap words,
    Overlap shingles,
    double with,
    double without,
    CharacterErrors errors,
    Overlap rows,
    Overlap leaves,
    boolean empty,
    long nanos) {}
