package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;

class CanonicalFinderTest {
  private static String of(String html) {
    return CanonicalFinder.find(
            PageHead.of(PageModelBuilder.build(new PageReader().read(html, ""))))
        .map(MetadataValue::value)
        .orElse("none");
  }

  @Test
  void theFirstAbsoluteAddress() {
    assertThat(
            of(
                "<link rel=canonical href=/relative><link rel='alternate Canonical' href=' https://a.example/1 '>"
                    + "<link rel=canonical href=https://a.example/2>"))
        .isEqualTo("https://a.example/1");
  }

  @Test
  void emptyIfThePageHasNone() {
    assertThat(of("<p>text")).isEqualTo("none");
    assertThat(of("<link rel=stylesheet href=https://a.example/1>")).isEqualTo("none");
    assertThat(of("<link rel=canonical href='javascript:alert(1)'>")).isEqualTo("none");
    assertThat(of("<link rel=canonical>")).isEqualTo("none");
  }
}
