package io.zhengwen.method.density;

import io.zhengwen.extract.Param;
import java.nio.charset.Charset;

/**
 * Parameters of the page-length classifier and of the method for short pages.
 *
 * @param shortBelow a page is short when its rough extraction has fewer bytes than this
 * @param charset the encoding in which bytes are counted
 * @param scedd parameters of SCEDD
 */
public record DensityParams(
    @Param(value = "bytes of the rough extraction below which a page is short", min = 0)
        int shortBelow,
    @Param("encoding in which those bytes are counted") String charset,
    SceddParams scedd) {
  /** 450 bytes (Xi et al. 2016, section 3), counted in the encoding of their corpus. */
  public static final DensityParams DEFAULT =
      new DensityParams(450, "GB18030", SceddParams.DEFAULT);

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
              + "'; legal: an encoding such as GB18030, UTF-8, Big5");
    }
  }
}
