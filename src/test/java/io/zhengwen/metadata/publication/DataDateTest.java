package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataDateTest {
  private static String date(String... scripts) {
    StringBuilder html = new StringBuilder("<h1>Ferry</h1><p>The ferry left at noon.");
    for (String script : scripts) {
      html.append("<script>").append(script).append("</script>");
    }
    return DataDate.of(
            PageModelBuilder.build(new PageReader().read(html.toString(), "")), new DateText("en"))
        .map(match -> new PageDate(match.value()).toString())
        .orElse("none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "window.state = {\"publishedAt\":\"2026-11-24T16:30:00Z\",\"id\":7}",
        "self.push(\"{\\\"datePublished\\\":\\\"2026-11-24T16:30:00.000Z\\\"}\")",
        "var article = {publish_date: '2026-11-24 16:30'};",
        "article.firstPublished = '2026-11-24T16:30';",
        "{'article:published_time': '24 November 2026'}",
        "{\"publicationDate\":1795537800000}",
        "{\"PublishedOn\" : \"2026-11-24\"}"
      })
  void aDayNamedAsThatOfPublication(String script) {
    assertThat(date(script)).startsWith("2026-11-24");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"unpublishedAt\":\"2026-11-24\"}",
        "{\"lastPublishUpdate\":\"2026-11-24\"}",
        "{\"publishedAt\":null}",
        "{\"publishedAt\":\"\",\"expires\":\"2026-11-24\"}",
        "{\"published\":true,\"on\":\"2026-11-24\"}",
        "{\"published\":\"2026-11\"}",
        "{\"republishedAt\":\"2026-11-24\"}",
        "publish(2026, 11, 24)",
        "// published 2026-11-24",
        "{\"publishedAt\":\"2026-13-44\"}",
        "publi"
      })
  void nothingElse(String script) {
    assertThat(date(script)).isEqualTo("none");
  }

  @Test
  void severalDaysAreThoseOfSeveralTexts() {
    String first = "{\"publishedAt\":\"2026-11-24T16:30:00Z\"}";
    assertThat(date(first, "{\"publish_date\":\"2026-11-24\"}")).isEqualTo("2026-11-24T16:30Z");
    assertThat(date(first, "{\"publishedAt\":\"2026-11-23\"}")).isEqualTo("none");
  }

  @Test
  void aNameOrValueWithoutAnEndIsNone() {
    assertThat(date("publi".repeat(100_000))).isEqualTo("none");
    assertThat(date("published_at:\"" + "1".repeat(1_000_000))).isEqualTo("none");
    assertThat(date("published_at:" + "\\".repeat(1_000_000) + "2026-11-24")).isEqualTo("none");
  }
}
