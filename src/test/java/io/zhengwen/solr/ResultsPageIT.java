package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a results page asks for: order, snippets, facets, suggestions, pages like another. */
@Tag("solr10")
class ResultsPageIT {
  private static final String CORE = "results";
  private static SearchedPages pages;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    pages = SearchedPages.in(CORE);
    solr = pages.solr();
  }

  @Test
  void datesSortAndAddToTheScore() throws Exception {
    assertThat(pages.ids("weather", "sort", "published asc")).containsExactly("old", "new");
    assertThat(pages.ids("weather", "sort", "published desc")).containsExactly("new", "old");
    assertThat(pages.ids("weather", "boost", "$recent")).containsExactly("new", "old");
    assertThat(pages.ids("harbour", "boost", "$recent")).hasSize(2);
  }

  @Test
  void duplicatesCollapseByOption() throws Exception {
    String collapse = "{!collapse field=signature nullPolicy=expand}";
    assertThat(pages.ids("weather", "fq", collapse)).hasSize(1);
    assertThat(pages.ids("harbour", "fq", collapse)).hasSize(2);
  }

  @Test
  void snippetsKeepToTheirSize() throws Exception {
    for (int size : new int[] {60, 120, 160}) {
      for (String query : List.of("柳树", "新手机", "needle", "item", "harbour")) {
        JsonNode snippets =
            solr.get(
                    "/" + CORE + "/browse",
                    List.of("q", query, "hl.fragsize", "" + size, "hl.encoder", "simple"))
                .body()
                .path("highlighting");
        List<String> all = new ArrayList<>();
        for (JsonNode page : snippets) {
          page.path("content").forEach(snippet -> all.add(snippet.asText()));
        }
        assertThat(all).isNotEmpty();
        assertThat(all)
            .allSatisfy(
                snippet -> {
                  assertThat(snippet).doesNotContain("\n");
                  assertThat(snippet.replaceAll("</?em>", "")).hasSizeLessThanOrEqualTo(size);
                });
        assertThat(all).anySatisfy(snippet -> assertThat(snippet).contains("<em>"));
      }
    }
  }

  @Test
  void snippetsOfPhrasesKeepToTheirSize() throws Exception {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      words.add("phrased" + Integer.toString(i * i * i, 36) + (i % 11 == 0 ? "." : ""));
    }
    String text = String.join(" ", words);
    solr.updateJson(CORE, List.of(Map.of("id", "phrases", "content", text)));
    for (int i = 0; i < 120; i++) {
      String first = String.join(" ", words.subList(4 * i, 4 * i + 2 + i % 10));
      String second = String.join(" ", words.subList(4 * i + 12, 4 * i + 14 + i % 8));
      String query = '"' + first + "\" \"" + second + '"';
      JsonNode snippets =
          solr.get("/" + CORE + "/browse", List.of("q", query)).body().path("highlighting");
      JsonNode all = snippets.at("/phrases/content");
      assertThat(all.size()).as(query).isPositive();
      for (JsonNode snippet : all) {
        String plain = snippet.asText().replaceAll("</?em>", "");
        assertThat(snippet.asText()).contains("<em>");
        assertThat(plain).as(query).hasSizeLessThanOrEqualTo(160);
        assertThat(text).contains(plain);
      }
    }
  }

  @Test
  void resultsPagesHaveFacetsAndSuggestions() throws Exception {
    JsonNode page = solr.get("/" + CORE + "/browse", List.of("q", "weather")).body();
    assertThat(page.at("/facet_counts/facet_fields/authors").toString()).contains("John Doe");
    assertThat(page.at("/facet_counts/facet_ranges/published/before").asInt()).isEqualTo(1);
    JsonNode misspelt = solr.get("/" + CORE + "/browse", List.of("q", "televisoin")).body();
    assertThat(misspelt.path("spellcheck").toString()).contains("television");
    SolrHttp.Response before = solr.get("/" + CORE + "/suggest", List.of("suggest.q", "brid"));
    assertThat(before.status()).as(before.error()).isEqualTo(200);
    assertThat(before.body().at("/suggest/titles/brid/numFound").asInt(-1)).isZero();
    JsonNode typed =
        solr.get("/" + CORE + "/suggest", List.of("suggest.q", "brid", "suggest.build", "true"))
            .body();
    assertThat(typed.path("suggest").toString()).contains("Harbour bridge").contains("\"Bridge\"");
    SolrHttp.Response reloaded =
        solr.get("/admin/cores", List.of("action", "RELOAD", "core", CORE));
    assertThat(reloaded.status()).as(reloaded.error()).isEqualTo(200);
    for (String build : List.of("false", "true")) {
      JsonNode screens =
          solr.get("/" + CORE + "/suggest", List.of("suggest.q", "scr", "suggest.build", build))
              .body();
      assertThat(screens.at("/suggest/titles/scr/numFound").asInt()).isEqualTo(1);
    }
    JsonNode chinese = solr.get("/" + CORE + "/suggest", List.of("suggest.q", "春")).body();
    assertThat(chinese.path("suggest").toString()).contains("春天");
  }

  @Test
  void wordsAreSuggestedAsPagesWriteThem() throws Exception {
    String longWord = "donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "u1", "content", "MUNCHEN, so im Telex"),
            Map.of("id", "u2", "content", "Die Straße nach München"),
            Map.of("id", "u3", "content", "Von München nach Łódź und Θεσσαλονίκη, " + longWord)));
    for (List<String> word :
        List.of(
            List.of("Münchn", "münchen"),
            List.of("munchn?", "münchen"),
            List.of("Strase", "straße"),
            List.of("Łodzz", "łódź"),
            List.of("Θεσσαλονκη", "θεσσαλονίκη"))) {
      assertThat(suggestion(word.get(0))).as(word.get(0)).isEqualTo(word.get(1));
    }
    assertThat(suggestions("Münchn"))
        .doesNotHaveDuplicates()
        .allMatch(word -> word.matches("\\p{IsLatin}+"));
    assertThat(suggestion(longWord.substring(1))).isEmpty();
    JsonNode misspelt = solr.get("/" + CORE + "/browse", List.of("q", "Telx münchn")).body();
    assertThat(misspelt.at("/spellcheck/collations").toString()).contains("telex münchen");
  }

  @Test
  void wordsThatOthersMisspellAreCorrected() throws Exception {
    List<Map<String, Object>> letters = new ArrayList<>();
    letters.add(Map.of("id", "misspelt", "content", "We recieve letters."));
    for (int i = 0; i < 5; i++) {
      letters.add(Map.of("id", "spelt" + i, "content", "They receive parcels."));
    }
    solr.updateJson(CORE, letters);
    assertThat(suggestion("recieve")).isEqualTo("receive");
    assertThat(suggestion("receive")).isEmpty();
    JsonNode page = solr.get("/" + CORE + "/browse", List.of("q", "recieve parcels")).body();
    assertThat(page.at("/spellcheck/collations").toString()).contains("receive parcels");
  }

  @Test
  void correctedQueriesFindMore() throws Exception {
    List<Map<String, Object>> tools = new ArrayList<>();
    tools.add(Map.of("id", "name", "content", "A portrait of the painter Anthor Mellin"));
    tools.add(Map.of("id", "other", "content", "A letter by the author Melling"));
    for (int i = 0; i < 5; i++) {
      tools.add(Map.of("id", "anchor" + i, "content", "An anchor for the painter"));
    }
    solr.updateJson(CORE, tools);
    assertThat(collations("Anthor Mellin")).isEqualTo("[]");
    assertThat(collations("Anthor painter")).contains("\"anchor painter\"").doesNotContain("hits");
    assertThat(collations("Anthor painter", "spellcheck.collateExtendedResults", "true"))
        .contains("anchor painter")
        .contains("\"hits\"");
    assertThat(collations("author Meling")).contains("author melling");
  }

  private static String collations(String query, String... parameters) throws Exception {
    List<String> all = new ArrayList<>(List.of("q", query));
    all.addAll(List.of(parameters));
    JsonNode page = solr.get("/" + CORE + "/browse", all).body();
    return page.at("/spellcheck/collations").toString();
  }

  @Test
  void whatWasTypedIsNoCorrection() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "es", "content", "La España rural y el corazón de la región"),
            Map.of("id", "es2", "content", "En las regiones")));
    for (String query : List.of("España", "ESPANA", "España rural", "\"espana rural\"")) {
      JsonNode page =
          solr.get(
                  "/" + CORE + "/browse",
                  List.of("q", query, "spellcheck.extendedResults", "true", "json.nl", "map"))
              .body();
      assertThat(page.path("response").path("numFound").asInt()).as(query).isEqualTo(1);
      assertThat(page.path("spellcheck").toString()).as(query).doesNotContain("españa");
    }
    assertThat(suggestion("region")).isEqualTo("regiones");
    JsonNode misspelt = solr.get("/" + CORE + "/browse", List.of("q", "España rurral")).body();
    assertThat(misspelt.at("/spellcheck/collations").toString()).contains("españa rural");
  }

  @Test
  void digitsAreNoMisspelling() throws Exception {
    solr.updateJson(
        CORE, List.of(Map.of("id", "digits", "content", "Ladies7 of the 1930s, RTX408")));
    for (String query : List.of("ladiess", "19300", "RTX409")) {
      assertThat(suggestion(query)).as(query).isEmpty();
    }
  }

  @Test
  void charactersOfJapaneseAreNotCorrected() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "ja", "content", "スーパーマーケットでカーテンを替え、ferry に乗る。")));
    for (String query : List.of("スーパーマーケット", "カーテンを替えたら", "グーグルル")) {
      SolrHttp.Response page = solr.get("/" + CORE + "/browse", List.of("q", query));
      assertThat(page.status()).as(page.error()).isEqualTo(200);
    }
    JsonNode mixed = solr.get("/" + CORE + "/browse", List.of("q", "カーテン ferri")).body();
    assertThat(mixed.at("/spellcheck/collations").toString()).contains("カーテン ferry");
  }

  @Test
  void wordsToCheckAreReadAsThoseOfTheQuery() throws Exception {
    String text = "フェリーは十分ごとに両岸を結びます。 The ferries leave the quayside.";
    solr.updateJson(CORE, List.of(Map.of("id", "checked", "content", text)));
    String mixed = checked("ハフェリー quaysied").toString();
    assertThat(mixed).contains("quayside").doesNotContain("フェ");
    String site = checked("site:quaysied.example feries").toString();
    assertThat(site).contains("ferries").doesNotContain("quayside");
    String many = checked("quay ".repeat(30) + "quaysied").toString();
    assertThat(many).doesNotContain("quayside");
  }

  private static JsonNode checked(String words) throws Exception {
    SolrHttp.Response page =
        solr.get(
            "/" + CORE + "/browse",
            List.of("q", "nothing", "spellcheck.q", words, "json.nl", "map"));
    assertThat(page.status()).as(page.error()).isEqualTo(200);
    return page.body().path("spellcheck");
  }

  /** The first suggestion for a word; empty for none. */
  private static String suggestion(String word) throws Exception {
    return suggestions(word).stream().findFirst().orElse("");
  }

  private static List<String> suggestions(String word) throws Exception {
    JsonNode page = solr.get("/" + CORE + "/browse", List.of("q", word, "json.nl", "map")).body();
    List<String> words = new ArrayList<>();
    page.at("/spellcheck/suggestions")
        .findPath("suggestion")
        .forEach(suggestion -> words.add(suggestion.asText()));
    return words;
  }

  @Test
  void pagesLikeAnother() throws Exception {
    SolrHttp.Response like = solr.get("/" + CORE + "/mlt", List.of("id", "a"));
    assertThat(like.status()).as(like.error()).isEqualTo(200);
    assertThat(like.docs().findValuesAsText("id")).contains("b").doesNotContain("a");
  }

  @Test
  void pagesLikeAnotherShareItsSubject() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            german("de1", "Der Hafen ist für die Stadt und über die Brücke da. Der Hafen ist zu."),
            german("de2", "Neue Brücken am alten Hafen"),
            german("de3", "Die Katze ist für die Kinder und über die Wände zu der Maus da.")));
    SolrHttp.Response like = solr.get("/" + CORE + "/mlt", List.of("id", "de1"));
    assertThat(like.docs().findValuesAsText("id")).containsExactly("de2");
    SolrHttp.Response asSearched = solr.get("/" + CORE + "/mlt", List.of("id", "de1", "lf", ""));
    assertThat(asSearched.docs().findValuesAsText("id")).startsWith("de3");
  }

  private static Map<String, Object> german(String id, String text) {
    return Map.of("id", id, "content", text, "content_de", text);
  }
}
