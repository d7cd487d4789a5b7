package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Param;

/**
 * Parameters of the template library.
 *
 * @param store directory of the library's files, empty to keep it in memory
 * @param learn whether pages that pass are learnt from
 * @param n1 pages in a batch, {@code N1}
 * @param n2 pages of a batch that a text must be seen on to become a template, {@code N2}
 */
public record SiteTemplateParams(
    @Param(
            value =
                "directory of the template library, empty: in memory, for as long as the extractor"
                    + " lives",
            ownerOnly = true)
        String store,
    @Param(value = "whether pages that pass are learnt from", ownerOnly = true) boolean learn,
    @Param(value = "N1: pages of a site in a batch", min = 3, max = 1000, ownerOnly = true) int n1,
    @Param(
            value = "N2: pages of a batch that a template must be seen on",
            min = 2,
            max = 1000,
            ownerOnly = true)
        int n2) {
  /** N1 = 10 and N2 = 3 as Yan and Wang 2020 have them. */
  public static final SiteTemplateParams DEFAULT = new SiteTemplateParams("", true, 10, 3);

  /** Checks that a batch is large enough for a template. */
  public SiteTemplateParams {
    if (n2 > n1) {
      throw new IllegalArgumentException(
          "parameter 'n2' has the value '" + n2 + "'; legal: at most n1, which is " + n1);
    }
  }
}
