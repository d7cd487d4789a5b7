package io.zhengwen.method.combined;

import io.zhengwen.extract.Param;

/**
 * Parameters of the combined method.
 *
 * @param model a model file made by {@code train combined}, empty for the shipped model
 * @param favor what matters more where both cannot be had
 * @param emptyBelow a page whose likeliest block is less likely than this has no main text, on a
 *     page of fewer than {@value #FEW_BLOCKS} blocks than a tenth of it; ours
 */
public record CombinedParams(
    @Param(
            value = "model file made by 'train combined'; empty: the shipped model",
            ownerOnly = true)
        String model,
    @Param("what matters more: precision, recall, or both alike") Favor favor,
    @Param(
            value =
                "a page has no main text where its likeliest block is less likely than this, on a"
                    + " page of under 5 blocks than a tenth of it",
            min = 0,
            max = 1)
        double emptyBelow) {

  private static final int FEW_BLOCKS = 5;
  private static final double OF_FEW = .1;

  /** The defaults; tuned on the sets of docs/methods/combined.md. */
  public static final CombinedParams DEFAULT = new CombinedParams("", Favor.BALANCED, .1);

  /** The threshold for a page of so many blocks: what says little besides is there for its text. */
  public double emptyBelow(int blocks) {
    return blocks < FEW_BLOCKS ? OF_FEW * emptyBelow : emptyBelow;
  }

  /** What a selection is made for. */
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

    /** The beta of the F measure that is maximised. */
    public double beta() {
      return beta;
    }
  }
}
