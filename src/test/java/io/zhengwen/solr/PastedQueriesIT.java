package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What people paste into a search box: addresses, titles as browsers show them, options. */
@Tag("solr10")
class PastedQueriesIT {
  private static final String CORE = "pasted";
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages = SearchedPages.in(CORE);
    SolrHttp.Response added =
        pages
            .solr()
            .updateJson(
                CORE,
                List.of(
                    Map.of(
                        "id", "linked", "content", "See https://www.example.org/a and the notes."),
                    Map.of("id", "busy", "title", "Malta’s busy envoy", "content", "He travels."),
                    Map.of("id", "sale", "title", "海外购“限时快闪店”登陆", "content", "今天。"),
                    Map.of("id", "say", "title", "„Das wird man sagen!“", "content", "Ein Buch."),
                    Map.of("id", "port", "title", "旧港口的桥", "content", "今天开放。"),
                    Map.of("id", "heap", "content", "Start it with -Xmx512m or --quiet.")));
    assertThat(added.status()).as(added.error()).isEqualTo(200);
  }

  @Test
  void anAddressFindsItsPageFirst() throws Exception {
    for (String address :
        List.of("https://www.example.org/a", "http://example.org/a/", "www.example.org/a#top")) {
      assertThat(ids(address)).as(address).startsWith("a");
    }
    assertThat(ids("https://www.example.org/a")).containsExactly("a", "linked");
    assertThat(ids("https://www.example.org/a", "boost", "$recent")).startsWith("a");
    assertThat(ids("https://www.example.org/a", "addresses", "")).containsExactly("linked");
  }

  @Test
  void lettersOfAddressesMayBeEscaped() throws Exception {
    Map<String, String> urls =
        Map.of(
            "city", "https://www.xn--mnchen-3ya.de/c",
            "letters", "https://example.dev/wiki/北京",
            "escaped", "https://example.dev/wiki/%E4%B8%8A%E6%B5%B7");
    for (Map.Entry<String, String> page : urls.entrySet()) {
      pages.solr().updateJson(CORE, List.of(Map.of("id", page.getKey(), "url", page.getValue())));
    }
    assertThat(ids("https://www.münchen.de/c")).startsWith("city");
    assertThat(ids("https://example.dev/wiki/%E5%8C%97%E4%BA%AC")).startsWith("letters");
    assertThat(ids("https://example.dev/wiki/%e5%8c%97%e4%ba%ac")).startsWith("letters");
    assertThat(ids("https://example.dev/wiki/上海")).startsWith("escaped");
    assertThat(ids("url:https://example.dev/wiki/*")).contains("letters", "escaped");
    assertThat(ids("url：https://example.dev/wiki/北*")).containsExactly("letters");
    String longest = "example.dev/" + "%E5%8C%97 ".strip().repeat(60) + "/ab".repeat(100);
    assertThat(ids(longest)).isEmpty();
  }

  @Test
  void anAddressIsLeftOutBehindASign() throws Exception {
    assertThat(ids("busy envoy -https://www.example.org/a")).containsExactly("busy");
    assertThat(ids("notes -https://www.example.org/a")).doesNotContain("linked");
    assertThat(ids("notes -https://www.example.org/b")).contains("linked");
    assertThat(ids("busy envoy NOT https://www.example.org/a")).containsExactly("busy");
    assertThat(ids("notes NOT https://www.example.org/a")).doesNotContain("linked");
  }

  @Test
  void aHostFindsItsPagesBehindThoseThatNameIt() throws Exception {
    assertThat(ids("example.org")).contains("a", "b");
    assertThat(ids("https://www.example.org/")).startsWith("linked").contains("a", "b");
    assertThat(ids("www.example.org")).startsWith("linked").contains("a", "b");
    assertThat(ids("www.example.org notes")).containsExactly("linked");
  }

  @Test
  void aTitleIsFoundWithTheNameOfItsSite() throws Exception {
    assertThat(ids("Malta’s busy envoy | Herald.example")).containsExactly("busy");
    assertThat(ids("Herald - Malta’s busy envoy")).containsExactly("busy");
    assertThat(ids("旧港口的桥_示例新闻网")).containsExactly("port");
    assertThat(ids("海外购“限时快闪店”登陆 | Herald.example")).containsExactly("sale");
    assertThat(ids("海外购“限时快闪店”登陆_示例新闻网")).containsExactly("sale");
    assertThat(ids("„Das wird man sagen!“ | Herald.example")).containsExactly("say");
    assertThat(ids("Malta’s busy envoy | Herald -travels")).isEmpty();
    assertThat(ids("busy Malta’s envoy | Herald")).isEmpty();
  }

  @Test
  void aMinusWithinTextIsText() throws Exception {
    String frost = "Nachts sinken die Werte auf -5 °C, am Kap Ostkap auf (-59,5) Grad.";
    String furs = "Drei große Ketten von Modemarken und -geschäften verzichten nun auf Pelz.";
    pages.solr().updateJson(CORE, List.of(Map.of("id", "frost", "content", frost)));
    pages.solr().updateJson(CORE, List.of(Map.of("id", "furs", "content", furs)));
    for (String query : List.of("(-59,5)", "sinken auf -5 °C", "-5°C", frost)) {
      assertThat(ids(query)).as(query).containsExactly("frost");
    }
    assertThat(ids(furs)).containsExactly("furs");
    assertThat(ids("Modemarken -Geschäften")).isEmpty();
  }

  @Test
  void optionsAloneAreWords() throws Exception {
    assertThat(ids("-Xmx512m")).containsExactly("heap");
    assertThat(ids("--quiet")).containsExactly("heap");
    assertThat(ids("-Xmx512m --quiet")).containsExactly("heap");
    assertThat(ids("start -Xmx512m")).isEmpty();
    assertThat(ids("NOT BUSY")).containsExactly("busy");
    assertThat(ids("-site:example.org -bridge", "rows", "50"))
        .contains("heap")
        .doesNotContain("a", "c");
  }

  private static List<String> ids(String query, String... params) throws Exception {
    return pages.ids(query, params);
  }
}
