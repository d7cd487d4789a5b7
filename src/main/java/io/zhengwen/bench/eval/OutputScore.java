package io.zhengwen.bench.eval;

import io.zhengwen.bench.measure.CharacterErrors;
import io.zhengwen.bench.measure.Overlap;

/**
 * The scores of an output on a page.
 *
 * @param words overlap of words
 * @param shingles overlap of 4-token shingles
 * @param with share of the phrases that must occur and do; NaN if there are none
 * @param without share of the phrases that must not occur and do; NaN if there are none
 * @param errors character error rates
 * @param rows overlap of rows
 * @param leaves overlap of leaf tags; NaN for the text of another extractor
 * @param empty nothing was extracted
 * @param nanos thread CPU time for measuring the tree, choosing and rendering, in nanoseconds; NaN
 *     for the text of another extractor
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
    double nanos) {}
