package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Param;

/**
 * Parameters of the method {@code sitetemplate}.
 *
 * @param model a model file made by {@code train sitetemplate}
 * @param tags names of the block-level tags that are classified
 * @param threshold a tag is kept if the answer R is greater than this
 */
public record SiteTemplateParams(
    @Param(
            value = "model file made by 'train sitetemplate'; empty: the shipped model",
            ownerOnly = true,
            file = true)
        String model,
    @Param(
            value =
                "block-level tags that are classified, separated by commas; empty: those that the model"
                    + " was trained on",
            ownerOnly = true)
        String tags,
    @Param("a tag is kept if the answer R of the support vector machine is greater than this")
        double threshold) {
  /** R greater than 0 as in Yan and Wang 2020. */
  public static final SiteTemplateParams DEFAULT = new SiteTemplateParams("", "", 0);

  /** Checks the tags. */
  public SiteTemplateParams {
    if (!tags.isEmpty()) {
      try {
        BlockLevelNames.of(tags);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "parameter 'tags' has the value '" + tags + "': " + e.getMessage(), e);
      }
    }
  }

  /** Returns the tags that are classified with a model. */
  BlockLevelNames tagsWith(SiteTemplateModel model) {
    return tags.isEmpty() ? model.tags() : BlockLevelNames.of(tags);
  }
}
