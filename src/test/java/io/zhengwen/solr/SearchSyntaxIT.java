package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type besides words. */
@Tag("solr10")
class SearchSyntaxIT {
  private static final String CORE = "syntax";
  private static SearchedPages pages;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    pages = SearchedPages.in(CORE);
    solr = pages.solr();
  }

  @Test
  void quotedWordsStandSideBySide() throws Exception {
    assertThat(ids("harbour bridge")).containsExactlyInAnyOrder("a", "b");
    assertThat(ids("\"harbour bridge\"")).containsExactly("a");
    for (String marks : List.of("“”", "„“", "„”", "””", "»«", "«»", "＂＂", "「」", "『』")) {
      String phrase = marks.charAt(0) + "harbour bridge" + marks.charAt(1);
      assertThat(ids(phrase)).as(phrase).containsExactly("a");
      assertThat(ids("harbour -" + phrase)).as("-" + phrase).containsExactly("b");
    }
  }

  @Test
  void wordsAreLeftOutByMinus() throws Exception {
    assertThat(ids("harbour -ferry")).containsExactly("a");
    assertThat(ids("harbour bridge -ferry")).containsExactly("a");
    assertThat(ids("harbour -\"harbour bridge\"")).containsExactly("b");
  }

  @Test
  void sitesHoldTheirSubdomains() throws Exception {
    assertThat(ids("site:example.org")).containsExactlyInAnyOrder("a", "b");
    assertThat(ids("site:www.example.org bridge")).containsExactly("a");
    assertThat(ids("bridge -site:example.org")).containsExactly("c");
    assertThat(ids("site:Example.ORG the harbour ferry has no open bridge today"))
        .as("a field is required where not all words are")
        .containsExactly("b");
  }

  @Test
  void sitesWithLettersBeyondAscii() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "letters", "url", "https://пример.рф/x", "content", "umlaut"),
            Map.of("id", "ascii", "url", "https://www.xn--mnchen-3ya.de/a", "content", "umlaut"),
            Map.of("id", "dot", "url", "https://example.dev./x", "content", "umlaut")));
    assertThat(ids("site:ПРИМЕР.рф")).containsExactly("letters");
    assertThat(ids("site:xn--p1ai umlaut")).containsExactly("letters");
    assertThat(ids("site:münchen.de")).containsExactly("ascii");
    assertThat(ids("site:xn--mnchen-3ya.de")).containsExactly("ascii");
    assertThat(ids("site:example.dev")).containsExactly("dot");
    assertThat(ids("site:example.dev.")).containsExactly("dot");
    assertThat(ids("site:EXAMPLE.d*")).containsExactly("dot");
  }

  @Test
  void fieldsAndLists() throws Exception {
    assertThat(ids("id:(a OR b OR c)")).containsExactlyInAnyOrder("a", "b", "c");
    assertThat(ids("id:(a b)")).containsExactlyInAnyOrder("a", "b");
    assertThat(ids("ferry OR television")).containsExactlyInAnyOrder("b", "tv");
    assertThat(ids("title:ferry")).containsExactly("b");
    assertThat(ids("author:smith")).containsExactly("new");
    assertThat(ids("author:\"zoe smith\"")).containsExactly("new");
    assertThat(ids("authors:\"John Doe\"")).containsExactly("old");
    assertThat(ids("weather published:[* TO 2005-01-01T00:00:00Z]")).containsExactly("old");
    solr.updateJson(
        CORE,
        List.of(
            Map.of(
                "id",
                "flat",
                "price_d",
                250_000,
                "rooms_ds",
                List.of(2, 3),
                "seen_dts",
                List.of("2026-02-03T00:00:00Z", "2031-02-03T00:00:00Z"))));
    for (String query :
        List.of("price_d:250000", "price_d:[200000 TO 3e5]", "rooms_ds:3", "seen_dts:2031-02")) {
      assertThat(ids(query)).as(query).containsExactly("flat");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'ferry",
        "'",
        "'s ferry",
        "+'ferry",
        "'ferry' 'boat'",
        "\"ferry\"~2",
        "\"ferry\"^2",
        "\"ferry\\\"",
        "$ferry",
        "'ferry}"
      })
  void whateverAQueryBeginsWithHasAnAnswer(String query) throws Exception {
    solr.updateJson(
        CORE, List.of(Map.of("id", "en", "content", "The punt.", "content_en", "The punt.")));
    ids(query);
    assertThat(ids(query.replace("ferry", "punt").replace("boat", "the")))
        .isEqualTo(query.contains("ferry") && !query.contains("s ") ? List.of("en") : List.of());
  }

  @Test
  void anAuthorsNameFindsHisPages() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "byline", "content", "On tides.", "authors", List.of("Ida Quist")),
            Map.of("id", "both", "content", "On moons.", "authors", List.of("Bo Ek", "Ida Lund")),
            Map.of("id", "told", "content", "The mayor, Ida Quist, opened the quay.")));
    assertThat(ids("ida quist")).containsExactlyInAnyOrder("byline", "told");
    assertThat(ids("\"Ida Quist\" tides")).containsExactly("byline");
    assertThat(ids("\"Ek Ida\"")).as("across two names").isEmpty();
    assertThat(ids("ida -author:quist")).containsExactlyInAnyOrder("both", "told");
    assertThat(ids("ida site:example.org")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ferry?",
        "Ferry!",
        "(ferry)",
        "[ferry]",
        "ferry \"",
        "ferry (",
        "AND ferry",
        "ferry OR",
        "/ferry/",
        "- ferry",
        "ferry && harbour",
        "ferry:",
        "*ferry",
        "ferry^",
        "ferr*",
        "--ferry"
      })
  void punctuationIsNoSyntax(String query) throws Exception {
    assertThat(ids(query)).contains("b");
  }

  @Test
  void unknownFieldsAreWords() throws Exception {
    assertThat(ids("harbour:ferry")).isEmpty();
    assertThat(ids("c:temp")).containsExactly("c");
    assertThat(ids("！？")).isEmpty();
    assertThat(solr.select(CORE, "q", "", "rows", "0").found()).isGreaterThanOrEqualTo(8);
    assertThat(solr.select(CORE, "q", "河水很清".repeat(100)).status()).isEqualTo(200);
    assertThat(solr.select(CORE, "q", "word ".repeat(1000)).status()).isEqualTo(200);
  }

  @Test
  void copiedWordsMayLookLikePatterns() throws Exception {
    List<String> texts =
        List.of(
            "Für alle Leser*innen und Nutzer*in* im Ort",
            "Zum Film: https://www.example.net/watch?v=tMSNl66etMg&t=1, dort",
            "彼此相当了解够吗?那两个人每天",
            "Lots of M*A*S*H, then E*TRADE",
            "Was it so?View it in full",
            "日南市*、串間市と");
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      solr.updateJson(CORE, List.of(Map.of("id", "copied" + i, "content", text)));
      assertThat(ids(text)).as(text).containsExactly("copied" + i);
      for (String word : text.split(" ")) {
        assertThat(ids(word)).as(word).contains("copied" + i);
      }
    }
    solr.updateJson(CORE, List.of(Map.of("id", "inner", "content", "Leserinnen und Lesser")));
    assertThat(ids("Leser*innen")).containsExactlyInAnyOrder("inner", "copied0");
    assertThat(ids("Les?er")).containsExactly("inner");
    assertThat(ids("leserin*, lesse*.")).containsExactly("inner");
    assertThat(ids("innen*leser")).isEmpty();
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "Leser*innen")).body();
    assertThat(snippets.at("/highlighting/copied0/content/0").asText())
        .contains("<em>Leser*innen</em>");
  }

  @Test
  void parametersInBracesAreText() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "${id}", "content", "Echo ${rows} and ${q}.")));
    assertThat(ids("${rows}")).containsExactly("${id}");
    assertThat(ids("echo ${rows} ${q}", "boost", "$recent")).containsExactly("${id}");
    for (String handler : List.of("/select?q=", "/browse?q=", "/suggest?suggest.q=", "/mlt?id=")) {
      String[] path = handler.split("[?=]");
      SolrHttp.Response found =
          solr.get("/" + CORE + path[0], List.of(path[1], "${" + path[1] + "}"));
      assertThat(found.status()).as(handler).isEqualTo(200);
    }
  }

  @Test
  void synonymsFindEachOther() throws Exception {
    assertThat(ids("TV")).containsExactly("tv");
    assertThat(ids("柳树")).containsExactly("zh");
    assertThat(ids("电话")).containsExactly("zh");
  }

  @Test
  void aWordStandsForSeveral() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "speed", "content", "It runs at 90 kilometres per hour."),
            Map.of("id", "no-speed", "content", "An hour per day, kilometres away.")));
    assertThat(ids("KPH")).containsExactly("speed");
    assertThat(ids("90 kph")).containsExactly("speed");
    assertThat(ids("runs -kph")).isEmpty();
  }

  @Test
  void formsOfWordsMatchByOption() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "one", "content", "One heron stood. ", "content_en", "One heron stood."),
            Map.of("id", "two", "content", "Two herons.", "content_en", "Two herons."),
            Map.of("id", "de", "content", "Zwei Reiher.", "content_de", "Zwei Reiher.")));
    assertThat(ids("heron")).containsExactly("one");
    assertThat(ids("heron", "forms", "true")).containsExactly("one", "two");
    assertThat(ids("herons", "forms", "true")).containsExactly("two", "one");
    assertThat(ids("reihern", "forms", "true")).containsExactly("de");
    assertThat(ids("\"heron\"", "forms", "true")).containsExactly("one");
    assertThat(ids("heron -two", "forms", "true")).containsExactly("one");
    assertThat(ids("title:heron", "forms", "true")).isEmpty();
    assertThat(ids("word ".repeat(1000), "forms", "true")).isEmpty();

    JsonNode snippets =
        solr.get("/" + CORE + "/browse", List.of("q", "heron", "forms", "true"))
            .body()
            .path("highlighting");
    assertThat(snippets.at("/one/content/0").asText()).contains("<em>heron</em>");
    assertThat(snippets.at("/two/content/0").asText()).contains("<em>herons</em>");
    assertThat(snippets.path("two").size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "pl, biblioteka, W bibliotece jest cicho.",
    "uk, бібліотека, У бібліотеці тихо.",
    "ku, کتێب, کتێبەکان لێرەن"
  })
  void formsOfWordsAreThoseOfTheLanguage(String language, String word, String text)
      throws Exception {
    String id = "form-" + language;
    solr.updateJson(CORE, List.of(Map.of("id", id, "content", text, "content_" + language, text)));
    assertThat(ids(word)).isEmpty();
    assertThat(ids(word, "forms", "true")).containsExactly(id);
  }

  @Test
  void datesAreTypedAsYearsMonthsAndDays() throws Exception {
    solr.updateJson(
        CORE,
        List.of(Map.of("id", "day", "content", "lantern", "published", "2019-05-31T23:59:59Z")));
    for (String date :
        List.of("2019", "2019-05", "2019-05-31", "[2018 TO 2019]", "[2019-05-31 TO 2019-06]")) {
      assertThat(ids("lantern published:" + date)).as(date).containsExactly("day");
    }
    for (String list : List.of("(2019)", "(2017 OR 2019)", "(2019-05 2018)")) {
      assertThat(ids("lantern published:" + list)).as(list).containsExactly("day");
    }
    assertThat(ids("lantern published:(2018 OR 2020)")).isEmpty();
    assertThat(ids("published:2018 OR published:2019")).containsExactly("day");
    for (String date : List.of("2018", "2019-06", "2019-05-30", "{2019 TO 2020]")) {
      assertThat(ids("lantern published:" + date)).as(date).isEmpty();
    }
  }

  private static List<String> ids(String query, String... params) throws Exception {
    return pages.ids(query, params);
  }
}
