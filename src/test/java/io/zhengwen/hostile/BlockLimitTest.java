package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Methods that take long for each block consider only the first of a page, and say so. */
class BlockLimitTest {
  private static final int CONSIDERED = 50_000;

  @ParameterizedTest
  @ValueSource(strings = {"svm", "sitetemplate"})
  void blocksBeyondTheLimitAreLeftOut(String method) {
    ContentExtractor extractor = ContentExtractor.of(method);
    String block = "<div>The ferry left the old quay at seven, and nobody waved.</div>";

    ExtractedPage few = extractor.extract(block.repeat(1_000), "");
    ExtractedPage many =
        extractor.extract(
            block.repeat(CONSIDERED) + "<div>" + "Behind all others it stands. ".repeat(20), "");

    assertThat(few.labels()).doesNotContainKey("blocks");
    assertThat(many.labels()).containsEntry("blocks", "truncated");
    assertThat(many.content()).doesNotContain("Behind");
  }
}
