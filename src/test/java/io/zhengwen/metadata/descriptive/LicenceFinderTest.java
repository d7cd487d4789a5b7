package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LicenceFinderTest {
  @ParameterizedTest
  @CsvSource({
    "/terms, https://quay.example/terms",
    "https://licences.example/by/4.0/, https://licences.example/by/4.0/",
    "CC BY 4.0, CC BY 4.0",
  })
  void aPathInJsonLdIsMadeAbsolute(String stated, String licence) {
    String html =
        "<script type=application/ld+json>{\"@type\":\"NewsArticle\",\"license\":\""
            + stated
            + "\"}</script>";
    assertThat(
            LicenceFinder.find(
                    PageHead.of(
                        PageModelBuilder.build(
                            new PageReader().read(html, "https://quay.example/a/7"))))
                .map(MetadataValue::value))
        .hasValue(licence);
  }
}
