package io.zhengwen.method.density;

import io.zhengwen.extract.Param;

/**
 * Parameters of CoreEx.
 *
 * @param threshold a child belongs to a node's set S if the share of its text outside links exceeds
 *     this
 * @param ratioWeight the weight of that share in the score; the share of the page's text has the
 *     rest, {@code 1 - ratioWeight}
 */
public record CoreExParams(
    @Param(value = "share of non-link text above which a child is kept", min = 0, max = 1)
        double threshold,
    @Param(value = "weight of the share of non-link text in the score", min = 0, max = 1)
        double ratioWeight) {
  /** The publication's values. */
  public static final CoreExParams DEFAULT = new CoreExParams(0.9, 0.99);
}
