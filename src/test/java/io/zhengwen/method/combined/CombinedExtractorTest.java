package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class CombinedExtractorTest {
  @Test
  void aPageOfFewBlocksIsReadByDensity() {
    PageModel page =
        model("<title>Tides</title><nav>Menu</nav><p>The ferry does not run on Sunday.</p>");
    Extraction extraction = new CombinedExtractor(CombinedParams.DEFAULT).extract(page);
    assertThat(TextRenderer.render(page, extraction.selection()))
        .isEqualTo("The ferry does not run on Sunday.");
    assertThat(extraction.confidence()).isEmpty();
  }
}
