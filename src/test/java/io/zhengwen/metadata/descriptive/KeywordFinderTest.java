package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeywordFinderTest {
  private static List<String> keywords(String html) {
    return KeywordFinder.find(
            PageHead.of(
                PageModelBuilder.build(
                    new PageReader().read(html, "https://library.example.org/7"))))
        .stream()
        .map(MetadataValue::value)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "388.46",
        "2024",
        "656.132(430)",
        "pmid:39000001",
        "PMC 7654321",
        "doi:10.99999/asn.2024.118",
        "10.99999/asn.2024.118",
        "ISBN 978-3-16-148410-0",
        "ddc:388",
        "QA76.73",
        "QA76.73.J38 E55",
        "HD 9000.5",
        "B105.C45",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "https://subjects.example.org/sh85137",
        "www.example.org/tram",
      })
  void numbersClassMarksIdsAndAddressesAreNone(String mark) {
    assertThat(keywords("<meta name=keywords content='tram, " + mark + "'>"))
        .containsExactly("tram");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "G20",
        "B2B",
        "H1N1",
        "USB3.0",
        "IE 10",
        "Windows 95.1",
        "C++",
        "1&amp;1",
        "24/7",
        "web 2.0",
        "Romans 3:16",
        "Re:Zero",
        "Article 10.4",
        "2024年",
        "DOI",
      })
  void wordsWithDigitsAreSome(String keyword) {
    assertThat(keywords("<meta name=keywords content='" + keyword + "'>"))
        .containsExactly(keyword.replace("&amp;", "&"));
  }

  @Test
  void aPlaceThatHasNothingElseHasNone() {
    assertThat(
            keywords(
                "<meta name=keywords content=pmid:39000001><p><a rel=tag href=/t>Night shifts</a>"))
        .containsExactly("Night shifts");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Uncategorized", "Non classé", "未分类", "_prio_3", "<meta name="})
  void whatOnlyThePublishingSystemNeedsIsNone(String word) {
    assertThat(
            keywords(
                "<meta name=keywords content=\"tram, " + word.replace("<", "&lt;") + ", rails\">"))
        .containsExactly("tram", "rails");
  }

  @Test
  void ofFieldsOfThePublishingSystemThoseThatNameTopicsAreKeywords() {
    assertThat(
            keywords(
                "<script type=application/ld+json>{\"@type\":\"NewsArticle\",\"keywords\":"
                    + "[\"displayType: listicle\",\"locale: GB\",\"Tag:Trams\",\"Subject: Rails\",\"Depots\"]}"
                    + "</script>"))
        .containsExactly("Trams", "Rails", "Depots");
    assertThat(keywords("<meta name=keywords content='Things to do: Tram rides, Depots'>"))
        .containsExactly("Things to do: Tram rides", "Depots");
  }

  @Test
  void marksBeforeTagsAreLeftOut() {
    assertThat(keywords("<a rel=tag href=/t/tram>#tram</a> <a rel=tag href=/t/c>C#</a>"))
        .containsExactly("tram", "C#");
  }

  @Test
  void keywordsGivenOneByOneMayHaveCommas() {
    assertThat(
            keywords(
                "<meta property=article:tag content='Ferries'>"
                    + "<meta property=article:tag content='Finance, Tax, &amp; Law'>"))
        .containsExactly("Ferries", "Finance, Tax, & Law");
    assertThat(
            keywords(
                "<script type=application/ld+json>{\"@type\":\"NewsArticle\","
                    + "\"keywords\":[\"Ek, Ann\",\"ferries\"]}</script>"))
        .containsExactly("Ek, Ann", "ferries");
    assertThat(keywords("<p><a rel=tag href=/t>Tourism, transport and travel</a>"))
        .containsExactly("Tourism, transport and travel");
  }

  @Test
  void oneTextMayListThem() {
    assertThat(
            keywords(
                "<script type=application/ld+json>{\"@type\":\"NewsArticle\","
                    + "\"keywords\":[\"ferries, harbours\"]}</script>"))
        .containsExactly("ferries", "harbours");
    assertThat(
            keywords(
                "<meta property=article:tag content='ferries, harbours, tides, boats'>"
                    + "<meta property=article:tag content='piers'>"))
        .containsExactly("ferries", "harbours", "tides", "boats", "piers");
    assertThat(
            keywords(
                "<meta name=keywords content='ferries, piers'><meta name=keywords content='a b, c'>"))
        .containsExactly("ferries", "piers", "a b", "c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class='widget widget_tag_cloud'>%s</div>",
        "<aside>%s</aside>",
        "<div id=sidebar><ul>%s</ul></div>",
        "<div class='related-posts'><h3>A market for eels</h3>%s</div>",
      })
  void topicsOfTheSiteAndOfOtherPagesAreNone(String list) {
    String own =
        "<p>" + "The old ferry sails again from the lower pier at noon. ".repeat(9) + "</p>";
    assertThat(
            keywords(
                own
                    + "<footer class=entry-footer><a rel=tag href=/t/1>Ferries</a></footer>"
                    + list.replace("%s", "<a rel=tag href=/t/2>Eels</a>")))
        .containsExactly("Ferries");
  }

  @Test
  void chineseAndJapaneseKeywordsMayStandBetweenSpaces() {
    assertThat(keywords("<meta name=keywords content='渡轮 码头　潮汐表'>"))
        .containsExactly("渡轮", "码头", "潮汐表");
    assertThat(keywords("<meta name=keywords content='老渡轮明年春天停航 码头改建成公园'>"))
        .containsExactly("老渡轮明年春天停航 码头改建成公园");
    assertThat(keywords("<meta name=keywords content='渡轮 码头 Quay News'>"))
        .containsExactly("渡轮 码头 Quay News");
  }

  @Test
  void apostrophesEscapedAsInCodeArePlain() {
    assertThat(keywords("<meta name=keywords content=\"Weaver\\'s Quay, C:\\'\">"))
        .containsExactly("Weaver's Quay", "C:\\'");
  }
}
