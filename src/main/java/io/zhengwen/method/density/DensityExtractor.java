package io.zhengwen.method.density;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.page.PageModel;
import java.nio.charset.Charset;
import java.util.Map;

/**
 * Divide and conquer by page length (Xi et al. 2016): short pages go to SCEDD, long ones to CETD.
 * The label {@code pageLength} is {@code short} or {@code long}.
 */
public final class DensityExtractor implements Extractor {
  /** The name of the label that tells a page's length class. */
  public static final String PAGE_LENGTH = "pageLength";

  private final int shortBelow;
  private final Charset charset;
  private final Extractor forShort;
  private final Extractor forLong = new CetdExtractor();

  /** With parameters set. */
  public DensityExtractor(DensityParams params) {
    shortBelow = params.shortBelow();
    charset = Charset.forName(params.charset());
    forShort = new SceddExtractor(params.scedd());
  }

  @Override
  public Extraction extract(PageModel page) {
    boolean isShort = PageLength.bytes(page, charset) < shortBelow;
    Extraction found = (isShort ? forShort : forLong).extract(page);
    return new Extraction(
        found.selection(), found.confidence(), Map.of(PAGE_LENGTH, isShort ? "short" : "long"));
  }

  @Override
  public Explanation explain(PageModel page) {
    int bytes = PageLength.bytes(page, charset);
    boolean isShort = bytes < shortBelow;
    return Explanation.of(
        "bytes of the rough extraction: a "
            + (isShort ? "short page, SCEDD" : "long page, CETD")
            + " (threshold "
            + shortBelow
            + ")",
        bytes,
        (isShort ? forShort : forLong).explain(page));
  }
}
