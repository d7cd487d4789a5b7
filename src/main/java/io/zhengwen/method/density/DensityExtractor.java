package io.zhengwen.method.density;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.NodePath;
import io.zhengwen.page.PageModel;
import java.nio.charset.Charset;

/**
 * Chooses the method by page length (Xi et al. 2016): SCEDD for short pages, CETD for long ones.
 * The label {@code pageLength} is {@code short} or {@code long}; a page without text has no label.
 */
public final class DensityExtractor implements Extractor {
  /** The name of the label for a page's length class. */
  public static final String PAGE_LENGTH = "pageLength";

  private final int shortBelow;
  private final Charset charset;
  private final DensityParams.Rough rough;
  private final double leastShare;
  private final Extractor forShort;

  /** Creates the method with its parameters. */
  public DensityExtractor(DensityParams params) {
    shortBelow = params.shortBelow();
    charset = Charset.forName(params.charset());
    rough = params.rough();
    leastShare = params.leastShare();
    forShort = new SceddExtractor(params.scedd());
  }

  @Override
  public Extraction extract(PageModel page) {
    if (page.measures().chars(0) == 0) {
      return Extraction.of(Selection.empty())
          .explainedBy(() -> Explanation.of("no element has text: neither short nor long", 0))
          .build();
    }
    CompositeTextDensity densities = new CompositeTextDensity(page);
    int element = PageLength.roughExtraction(page, rough, densities);
    boolean isShort = isShort(page, element);
    Extraction found = isShort ? forShort.extract(page) : CetdExtractor.extract(page, densities);
    return found
        .with()
        .label(PAGE_LENGTH, isShort ? "short" : "long")
        .explainedBy(() -> explain(page, element, isShort, found))
        .build();
  }

  private boolean isShort(PageModel page, int element) {
    return page.measures().chars(element) < shortBelow
        && PageLength.share(page, element) >= leastShare
        && PageLength.bytes(page, element, charset) < shortBelow;
  }

  private Explanation explain(PageModel page, int element, boolean isShort, Extraction found) {
    return Explanation.of(
        isShort ? "1 for a short page: SCEDD" : "0 for a long page: CETD",
        isShort ? 1 : 0,
        Explanation.of(
            "bytes of the rough extraction " + NodePath.of(page, element),
            PageLength.bytes(page, element, charset)),
        Explanation.of("threshold: bytes below which a page is short", shortBelow),
        Explanation.of(
            "the rough extraction's share of the text outside links",
            PageLength.share(page, element)),
        Explanation.of("threshold: share from which a page is short", leastShare),
        found.explain());
  }
}
