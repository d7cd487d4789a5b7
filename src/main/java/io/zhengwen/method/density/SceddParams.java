package io.zhengwen.method.density;

import io.zhengwen.extract.Param;

/**
 * Parameters of SCEDD.
 *
 * @param topCoef legal lines begin at this share of the page's lines
 * @param bottomCoef legal lines end at this share of the page's lines
 * @param searches most searches for a candidate, the first among them: one outside the legal lines
 *     is replaced once less
 * @param linkWeight what a character inside a link counts in a node's density
 * @param landmarkWeight how much distance from the title lowers a candidate's density; 0 is the
 *     publication's method, more is its authors' proposal
 * @param depthWeight how much depth raises a candidate's density; 0 is the publication's method,
 *     more is its authors' proposal
 */
public record SceddParams(
    @Param(value = "share of the page's lines at which legal lines begin", min = 0, max = 1)
        double topCoef,
    @Param(value = "share of the page's lines at which legal lines end", min = 0, max = 1)
        double bottomCoef,
    @Param(value = "most searches for a candidate within the legal lines", min = 1, max = 100)
        int searches,
    @Param(value = "what a link's character counts in a density", min = 0, max = 1)
        double linkWeight,
    @Param(value = "how much distance from the title lowers a density", min = 0, max = 100)
        double landmarkWeight,
    @Param(value = "how much depth in the tree raises a density", min = 0, max = 100)
        double depthWeight) {
  /**
   * 0.05, 0.95 and five searches (Xi et al. 2016, section 4); the link weight, which they call
   * small without a value, is ours; both proposals are off.
   */
  public static final SceddParams DEFAULT = new SceddParams(0.05, 0.95, 5, 0.1, 0, 0);

  /** Checks that the legal lines are not empty. */
  public SceddParams {
    if (topCoef >= bottomCoef) {
      throw new IllegalArgumentException(
          "parameter 'topCoef' has the value '"
              + topCoef
              + "'; legal: less than bottomCoef, which is "
              + bottomCoef);
    }
  }
}
