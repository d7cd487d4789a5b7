package io.zhengwen.method.combined;

import io.zhengwen.extract.Param;

/**
 * Parameters of the combined method.
 *
 * @param model a model file made by {@code train combined}, empty for the shipped model
 * @param favor whether precision or recall matters more
 * @param emptyBelow a page has no main text if its likeliest block is less likely than this, or
 *     than a fifth of this if the page has fewer than {@value #FEW_BLOCKS} blocks; ours
 * @param include whether the headline and the byline above a text are part of it
 * @param entries whether the entries of lists are read as records
 */
public record CombinedParams(
    @Param(
            value = "model file made by 'train combined'; empty: the shipped model",
            ownerOnly = true,
            file = true)
        String model,
    @Param("what matters more: precision, recall, or both alike") Favor favor,
    @Param(
            value =
                "a page has no main text if its likeliest block is less likely than this, or than"
                    + " a fifth of this if it has fewer than 10 blocks",
            min = 0,
            max = 1)
        double emptyBelow,
    @Param(
            "whether headline and byline above a text are part of it: as the model finds likely, or"
                + " neither, one or both of them")
        Include include,
    @Param("whether the entries of lists are read as records") boolean entries) {

  private static final int FEW_BLOCKS = 10;
  private static final double OF_FEW = .2;

  /** The defaults; tuned on the sets of docs/methods/combined.md. */
  public static final CombinedParams DEFAULT =
      new CombinedParams("", Favor.BALANCED, .1, Include.LEARNED, false);

  /**
   * Returns the threshold for a page of {@code blocks} blocks. It is low for few blocks, because a
   * page with little else is there for its text.
   */
  public double emptyBelow(int blocks) {
    return blocks < FEW_BLOCKS ? OF_FEW * emptyBelow : emptyBelow;
  }

  /** What a selection favours. */
  public enum Favor {
    /** Little surplus text: the weight of recall is half that of precision. */
    PRECISION(.5),
    /** F1. */
    BALANCED(1),
    /** Little missing text: the weight of recall is twice that of precision. */
    RECALL(2);

    private final double beta;

    Favor(double beta) {
      this.beta = beta;
    }

    /** Returns the beta of the F measure that is maximised. */
    public double beta() {
      return beta;
    }
  }
}
