package io.zhengwen.method.density;

import io.zhengwen.extract.Param;
import java.nio.charset.Charset;

/**
 * Parameters of the page-length classifier and of the method for short pages.
 *
 * @param shortBelow a page is short if its rough extraction has fewer bytes than this
 * @param charset the encoding in which bytes are counted
 * @param rough the measure by which the rough extraction is chosen
 * @param leastShare the share of the page's text outside links that the rough extraction must hold
 *     on a short page; a page whose text is spread over many small elements is a list, not a short
 *     page
 * @param scedd parameters of SCEDD
 */
public record DensityParams(
    @Param(value = "bytes of the rough extraction below which a page is short", min = 0)
        int shortBelow,
    @Param(value = "encoding in which those bytes are counted", ownerOnly = true) String charset,
    @Param("measure by which the rough extraction is chosen") Rough rough,
    @Param(
            value =
                "least share of a short page's text outside links that its rough extraction holds",
            min = 0,
            max = 1)
        double leastShare,
    SceddParams scedd) {
  /**
   * The defaults: 450 bytes (Xi et al. 2016, section 3), counted in the encoding of their corpus;
   * measure and share are ours, tuned on WCXB, Dragnet data and Chinese news.
   */
  public static final DensityParams DEFAULT =
      new DensityParams(450, "GB18030", Rough.DENSITY_SUM, 0.25, SceddParams.DEFAULT);

  /** How the element that is the rough extraction is chosen. */
  public enum Rough {
    /** The greatest DensitySum: the whole of a text that stands in several paragraphs. */
    DENSITY_SUM,
    /** The most characters per element: usually a single paragraph. */
    DENSITY
  }

  /** Checks that the encoding exists and can encode. */
  public DensityParams {
    boolean usable;
    try {
      usable = Charset.forName(charset).canEncode();
    } catch (IllegalArgumentException unknown) {
      usable = false;
    }
    if (!usable) {
      throw new IllegalArgumentException(
          "parameter 'charset' has the value '"
              + charset
              + "', must be an encoding such as GB18030, UTF-8, Big5");
    }
  }
}
