package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.method.combined.features.BlockMeasures;
import io.zhengwen.method.combined.features.BlockPage;
import org.junit.jupiter.api.Test;

class MainRunTest {
  private static final String LONG = "<p>" + "word ".repeat(30) + "</p>";
  private static final String LINKS = "<p><a>" + "link ".repeat(20) + "</a></p>";

  private static BlockMeasures blocks(String html) {
    return new BlockPage(model(html), 100).measures;
  }

  @Test
  void oneRunHoldsAllLongText() {
    // Gains: 20 * (1 - 2.2) - 10 = -34 for the links, 30 - 6 = 24 for each paragraph.
    BlockMeasures page = blocks(LINKS + LONG + LONG + LINKS);
    assertThat(MainRun.share(page)).isEqualTo(1);
  }

  @Test
  void linksSplitTextsIntoRuns() {
    // The links' -34 outweigh the first paragraph's 24, so the run starts anew: 60 of 90 words.
    BlockMeasures page = blocks(LONG + LINKS + LONG + LONG);
    assertThat(MainRun.share(page)).isCloseTo(2 / 3.0, within(1e-9));
  }

  @Test
  void shareIsZeroWithoutLongBlocks() {
    assertThat(MainRun.share(blocks("<p>a few words</p>"))).isZero();
  }
}
