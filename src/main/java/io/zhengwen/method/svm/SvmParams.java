package io.zhengwen.method.svm;

import io.zhengwen.extract.Param;

/**
 * Parameters of the two-stage support vector machine.
 *
 * @param model a model file made by {@code train svm}
 * @param noiseWords a file of further noise words
 * @param threshold a block is kept if its R is greater than this
 * @param paragraphs whether the second stage drops paragraphs of kept blocks
 */
public record SvmParams(
    @Param(
            value = "model file made by 'train svm'; empty: the shipped model",
            ownerOnly = true,
            file = true)
        String model,
    @Param(
            value = "file of further noise words, one a line; empty: the shipped words only",
            ownerOnly = true,
            file = true)
        String noiseWords,
    @Param("a block is kept if its R is greater than this") double threshold,
    @Param("whether the second stage drops paragraphs of kept blocks") boolean paragraphs) {
  /**
   * R greater than 0, as in the publication. The second stage is off, because it lowers the quality
   * on most kinds of pages.
   */
  public static final SvmParams DEFAULT = new SvmParams("", "", 0, false);
}
