package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteFinderTest {
  private static String site(String title, String name, String h1) {
    String html =
        "<title>" + title + "</title><meta property=og:site_name content=\"" + name + "\">" + h1;
    return of(html, "https://quay.example/a/7", "The ferry leaves");
  }

  private static String of(String html, String url, String pageTitle) {
    return SiteFinder.find(
            PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))), pageTitle)
        .map(MetadataValue::value)
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "The Quay News; The Quay News",
        "The Quay News |; The Quay News",
        "The Quay - News of the harbour; The Quay - News of the harbour",
        "The ferry leaves | News | The Quay; The Quay",
        "https://quay.example; The Quay",
        "Blog; The Quay",
        "/; The Quay",
      })
  void namesAsPagesStateThem(String name, String site) {
    assertThat(site("The ferry leaves | News | The Quay", name, "<h1>The ferry leaves</h1>"))
        .isEqualTo(site);
  }

  @Test
  void aTitleThatAllPagesOfASiteHaveIsItsName() {
    String title = "The Quay - News of the harbour";
    assertThat(site(title, title, "<h1>The ferry leaves</h1>")).isEqualTo(title);
  }

  @Test
  void thePagesHeadlineIsNotItsSite() {
    String title = "Two ferries leave the harbour late";
    String html = "<title>" + title + " | The Quay</title><meta property=og:site_name content='";
    assertThat(of(html + title + "'>", "https://quay.example/a/7", title)).isEqualTo("The Quay");
    assertThat(of(html + title + "'>", "https://quay.example/", title)).isEqualTo(title);
  }

  @Test
  void aSiteThatDeclaresNoNameIsNamedAsThePageShowsIt() {
    assertThat(site("The ferry leaves | The Quay", "", "<h1>The ferry leaves</h1>"))
        .isEqualTo("The Quay");
  }

  @Test
  void aHeadlineBeforeTheSitesNameIsNoPartOfIt() {
    assertThat(
            of(
                "<title>Harbour - The last ferry leaves The Quay</title>",
                "https://thequay.example/a/7",
                "The last ferry leaves"))
        .isEqualTo("none");
    assertThat(
            of(
                "<title>The last ferry leaves - News from The Quay</title>",
                "https://thequay.example/a/7",
                "The last ferry leaves"))
        .isEqualTo("News from The Quay");
  }
}
