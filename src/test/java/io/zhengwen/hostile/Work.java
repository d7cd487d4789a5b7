package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.PageAnalysis;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.metadata.declared.StructuredData;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.signature.ExactSignature;
import io.zhengwen.signature.MinHash;
import java.util.Map;
import org.jsoup.parser.Parser;

/** Extracts pages and compares what that costs with the bare parser. Not thread-safe. */
final class Work {
  private static final String ADDRESS = "https://www.quay.example/2026/11/22/ferry.html";
  private static final int PASSAGE = 1_000;

  /** Measured anew up to so often before a page counts as slow: one run may be disturbed. */
  private static final int RUNS = 3;

  private final ParseLimits limits;
  private double parser;
  private double extraction;

  /** Prepares to read pages within limits. */
  Work(ParseLimits limits) {
    this.limits = limits;
  }

  /** A method that may be given any page. */
  ContentExtractor extractor(String method) {
    return extractor(method, Map.of());
  }

  /** A method with parameters that may be given any page. */
  ContentExtractor extractor(String method, Map<String, String> params) {
    return new ContentExtractor(method, params, limits, Resources.inMemory());
  }

  /**
   * Extracts a page; with the default method also writes all that can be made of it.
   *
   * @param name what a failure names
   */
  void extract(ContentExtractor extractor, PageText text, String name) {
    try {
      measure(extractor, text, name);
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(Seed.repeat(name), e);
    }
  }

  private void measure(ContentExtractor extractor, PageText text, String name) {
    PageAnalysis[] found = new PageAnalysis[1];
    Cost parsing = null;
    Cost extracting = null;
    for (int run = 0; run < RUNS && (run == 0 || isSlow(extractor, extracting, parsing)); run++) {
      parsing = Cost.of(() -> parse(text)).orLess(parsing);
      extracting = Cost.of(() -> found[0] = analyze(extractor, text)).orLess(extracting);
    }
    assertThat(isSlow(extractor, extracting, parsing))
        .as("%s: %s, the parser %s", Seed.repeat(name), extracting, parsing)
        .isFalse();
    if (extractor.method().equals(Methods.DEFAULT)) {
      render(found[0]);
    }
    parser += parsing.millis();
    extraction += extracting.millis();
  }

  private static boolean isSlow(ContentExtractor extractor, Cost extracting, Cost parsing) {
    double millis = extracting.millis();
    double times = millis / parsing.millis();
    return millis > HostileLevel.MOST_MILLIS && times > HostileLevel.TIMES_PARSER
        || FaultsLevel.WHOLE
            && extractor.method().equals(Methods.DEFAULT)
            && millis > HostileLevel.FREE_MILLIS
            && times > HostileLevel.TIMES_PARSER_A_PAGE;
  }

  /** The least that a page takes in a number of runs. */
  WorkTimes times(ContentExtractor extractor, PageText text, int runs) {
    double parsing = Double.MAX_VALUE;
    double extracting = Double.MAX_VALUE;
    for (int run = 0; run < runs; run++) {
      parsing = Math.min(parsing, Cost.of(() -> parse(text)).millis());
      extracting = Math.min(extracting, Cost.of(() -> analyze(extractor, text)).millis());
    }
    long tags = text.html().chars().filter(c -> c == '<').count();
    return new WorkTimes(text.html().length(), tags, parsing, extracting);
  }

  /** Reads and extracts a page. */
  PageAnalysis analyze(ContentExtractor extractor, PageText text) {
    ParsedPage page = new PageReader(limits).read(text, ADDRESS);
    return extractor.analyze(page);
  }

  private void parse(PageText text) {
    Parser.htmlParser().setMaxDepth(limits.maxDepth()).parseInput(text.html(), ADDRESS);
  }

  private static void render(PageAnalysis analysis) {
    ExtractedPage page = analysis.result();
    assertThat(page.content()).isNotNull();
    assertThat(page.body()).isNotNull();
    assertThat(page.contentHtml()).isNotNull();
    assertThat(page.contentMarkdown()).isNotNull();
    assertThat(page.tei(RenderOptions.DEFAULT)).isNotNull();
    assertThat(page.passages(PASSAGE)).isNotNull();
    assertThat(analysis.explain()).isNotNull();
    assertThat(ExactSignature.of(page.content())).isNotNull();
    assertThat(MinHash.bands(page.content())).isNotNull();
    assertThat(StructuredData.of(analysis.page()).properties()).isNotNull();
  }

  /** The processor time of all pages, times that of the parser. */
  double timesParser() {
    return extraction / parser;
  }

  /** What was measured, for people. */
  String summary(String pages) {
    return pages
        + ": the parser "
        + Math.round(parser)
        + " ms, reading and extracting "
        + Math.round(extraction)
        + " ms, "
        + Math.round(100 * timesParser()) / 100.0
        + " times";
  }
}
