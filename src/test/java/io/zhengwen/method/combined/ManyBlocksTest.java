package io.zhengwen.method.combined;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParseLimits.Overflow;
import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests a page of a million blocks. The timeouts only keep an endless loop from blocking the build.
 */
class ManyBlocksTest {
  private static final String PAGE =
      ("<p>The lock keeper writes each boat into his book, and waits.</p>".repeat(8)
              + "<p>word</p>".repeat(8))
          .repeat(62_500);

  private final CombinedExtractor extractor =
      new CombinedExtractor(CombinedParams.DEFAULT, CombinedModel.shipped());

  private static PageModel page(ParseLimits limits) {
    return PageModelBuilder.build(new PageReader(limits).read(PAGE, ""));
  }

  @Test
  @Timeout(300)
  void blocksBeyondTheLimitAreIgnored() {
    PageModel page = page(new ParseLimits(50_000_000, 2_000_000, 512, Overflow.TRUNCATE));
    Blocks blocks = Blocks.all(page);
    assertThat(blocks.size()).isEqualTo(1_000_000);

    Extraction extraction = extractor.extract(page);

    assertThat(extraction.labels()).containsEntry("blocks", "truncated");
    assertThat(extraction.mainText().next(blocks.start(CombinedExtractor.MAX_BLOCKS)))
        .isEqualTo(-1);
    assertThat(TextRenderer.render(page, extraction.mainText())).hasSizeLessThan(10_000_000);
    assertThat(extractor.extract(page).explain().details())
        .hasSizeLessThan(Explanation.MOST_PARTS + 10);
  }

  @Test
  @Timeout(300)
  void pageIsTruncatedBeforeParsingByTheDefaultLimits() {
    PageModel page = page(ParseLimits.DEFAULT);

    assertThat(page.truncations()).contains(Truncation.SIZE, Truncation.TAGS);
    assertThat(Blocks.all(page).size()).isLessThanOrEqualTo(ParseLimits.DEFAULT.maxTags());
    assertThat(extractor.extract(page).labels()).containsEntry("blocks", "truncated");
  }
}
