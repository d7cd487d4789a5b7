package io.zhengwen.method.density;

import io.zhengwen.extract.Param;

/**
 * Parameters of SCEDD.
 *
 * @param topCoef the valid range begins at this share of the page's lines
 * @param bottomCoef the valid range ends at this share of the page's lines
 * @param searches the greatest number of searches for a candidate; one outside the valid range is
 *     searched for again
 * @param linkWeight the weight of a character inside a link in an element's density
 * @param landmarkWeight how much distance from the title lowers a candidate's density; 0 is the
 *     publication's method, more is its authors' proposal
 * @param depthWeight how much depth raises a candidate's density; 0 is the publication's method,
 *     more is its authors' proposal
 */
public record SceddParams(
    @Param(value = "share of the page's lines at which the valid range begins", min = 0, max = 1)
        double topCoef,
    @Param(value = "share of the page's lines at which the valid range ends", min = 0, max = 1)
        double bottomCoef,
    @Param(value = "most searches for a candidate within the valid range", min = 1, max = 100)
        int searches,
    @Param(value = "weight of a character inside a link in a density", min = 0, max = 1)
        double linkWeight,
    @Param(value = "how much distance from the title lowers a density", min = 0, max = 100)
        double landmarkWeight,
    @Param(value = "how much depth in the tree raises a density", min = 0, max = 100)
        double depthWeight) {
  /**
   * The defaults: 0.05, 0.95 and five searches (Xi et al. 2016, section 4). The link weight, which
   * they call small without giving a value, is ours; both proposals are off.
   */
  public static final SceddParams DEFAULT = new SceddParams(0.05, 0.95, 5, 0.1, 0, 0);

  /** Checks that the valid range is not empty. */
  public SceddParams {
    if (topCoef >= bottomCoef) {
      throw new IllegalArgumentException(
          "parameter 'topCoef' has the value '"
              + topCoef
              + "', must be less than bottomCoef, which is "
              + bottomCoef);
    }
  }
}
