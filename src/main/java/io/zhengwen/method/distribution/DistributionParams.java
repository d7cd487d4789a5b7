package io.zhengwen.method.distribution;

import io.zhengwen.extract.Param;

/**
 * Parameters of the Gaussian text distribution.
 *
 * @param alpha strength of the siblings' influence, {@code alpha}
 * @param sigma reach of text outside links and of nodes of positive weight
 * @param linkSigma reach of text in links and controls and of nodes of negative weight
 * @param sentences whether neighbouring sentences influence each other
 * @param siblings whether sibling nodes influence each other
 * @param cap whether the siblings' influence is limited to the node's own weight
 * @param cutOff distance beyond which there is no influence, in units of sigma
 * @param nearEqual share of the greatest weight at which further nodes are returned too; 0 for none
 */
public record DistributionParams(
    @Param(value = "strength of the influence of sibling nodes", min = 0, max = 1000) double alpha,
    @Param(
            value = "reach of text outside links and of nodes of positive weight, in places",
            min = 0.05,
            max = 10)
        double sigma,
    @Param(
            value =
                "reach of text in links and controls and of nodes of negative weight, in places",
            min = 0.05,
            max = 10)
        double linkSigma,
    @Param("whether neighbouring sentences influence each other") boolean sentences,
    @Param("whether sibling nodes influence each other") boolean siblings,
    @Param("whether the influence of siblings is limited to the node's own weight") boolean cap,
    @Param(
            value = "distance beyond which there is no influence, in units of sigma",
            min = 1,
            max = 10)
        double cutOff,
    @Param(
            value = "share of the greatest weight at which further nodes are returned too; 0: none",
            min = 0,
            max = 1)
        double nearEqual) {
  /**
   * The publication's values: alpha 10, sigma 1 and 0.5, all terms. The cut-off is ours: at 6 sigma
   * a weight has fallen to 1.5e-8 of its greatest value.
   */
  public static final DistributionParams DEFAULT =
      new DistributionParams(10, 1, 0.5, true, true, true, 6, 0);
}
