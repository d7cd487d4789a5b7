package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;

class DescriptionFinderTest {
  private static String of(String html) {
    return DescriptionFinder.find(
            PageHead.of(PageModelBuilder.build(new PageReader().read(html, ""))))
        .map(MetadataValue::value)
        .orElse("none");
  }

  @Test
  void whatOnlyRepeatsTheTitleComesLast() {
    String repeated =
        "<title>Lock gates replaced</title>"
            + "<meta property=og:description content='Lock gates replaced'>";
    String other = "<meta name=description content='Boats may pass again from Sunday on.'>";
    assertThat(of(repeated + other)).isEqualTo("Boats may pass again from Sunday on.");
    assertThat(of(repeated)).isEqualTo("Lock gates replaced");
  }
}
