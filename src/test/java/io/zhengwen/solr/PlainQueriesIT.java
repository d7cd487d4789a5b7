package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Queries as people type them, without syntax, over the test corpus in ten languages: they find the
 * pages that contain them, all of them, and no others.
 */
@Tag("solr10")
class PlainQueriesIT {
  private static final String CORE = "plain";
  private static SolrHttp solr;

  /** Title, main text and authors as they are in the index. */
  private static final Map<String, String> INDEXED = new HashMap<>();

  /** Title and main text as they are labelled. */
  private static final Map<String, String> LABELLED = new HashMap<>();

  @BeforeAll
  static void indexTestCorpus() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    Path corpus = Configset.shipped().conf().resolve("../../test-corpus").normalize();
    Map<String, JsonNode> gold = lines(corpus.resolve("gold.jsonl"));
    List<Map<String, Object>> pages = new ArrayList<>();
    for (JsonNode page : lines(corpus.resolve("manifest.jsonl")).values()) {
      String id = page.path("id").asText();
      byte[] bytes = Files.readAllBytes(corpus.resolve(page.path("file").asText()));
      String html = new String(bytes, Charset.forName(page.path("charset").asText()));
      JsonNode labels = gold.get(id);
      pages.add(Map.of("id", id, "url", labels.path("url").asText(), "html", html));
      LABELLED.put(id, labels.path("title").asText() + "\n" + labels.path("content").asText());
    }
    assertThat(solr.updateJson(CORE, pages).status()).isEqualTo(200);
    JsonNode all =
        solr.select(CORE, "q", "*:*", "rows", "1000", "fl", "id,title,content,authors").docs();
    for (JsonNode page : all) {
      StringBuilder text = new StringBuilder(page.path("title").asText());
      text.append('\n').append(page.path("content").asText());
      page.path("authors").forEach(author -> text.append('\n').append(author.asText()));
      INDEXED.put(page.path("id").asText(), text.toString());
    }
    assertThat(INDEXED).hasSameSizeAs(pages);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // German: accents, compounds, with and without umlauts
        "Müller",
        "Jürgen Müller",
        "Häuser",
        "hauser",
        "Straße",
        "STRASSE",
        "Hafenbrücke",
        "Donaudampfschifffahrtsgesellschaft",
        "Arbeitszeitgesetz",
        "Grüße",
        "Gößwein",
        "840.000 Euro",
        // French
        "école",
        "ecole",
        "hiver",
        "Éloïse Lefèvre",
        "levain",
        "cidrerie de Valdomont",
        "227 marches",
        // Spanish
        "España",
        "espana",
        "Íñigo Núñez",
        "limonero",
        "estación",
        // Russian, with and without ё
        "Москвы",
        "МОСКВЫ",
        "Фёдор Королёв",
        "Федор Королев",
        "огурцы",
        // Japanese
        "銭湯",
        "田中健一",
        "スマートフォン",
        "ｽﾏｰﾄﾌｫﾝ",
        "体育館",
        "大根は二日",
        // Korean
        "서울시",
        "나룻배",
        "배추",
        "스마트폰",
        // Arabic, with and without its vowel signs and hamza
        "أحمد",
        "احمد",
        "زيت الزيتون",
        "أعمال ترميم",
        // Chinese of one to eight characters, both scripts
        "水",
        "手机",
        "社区",
        "记者",
        "图书馆",
        "自行车",
        "博物馆",
        "人民政府",
        "气象台",
        // Mixed scripts and numbers
        "3室2厅",
        "18层",
        "1999年建造",
        "15日",
        // English
        "bridge",
        "harbour bridge",
        "don't",
        "e-mail"
      })
  void findsThePagesThatContainIt(String query) throws Exception {
    List<String> containing = containing(query, INDEXED);
    List<String> first = ids(query, 10);

    assertThat(first).as("the first ten").isSubsetOf(containing);
    if (containing.size() <= 10) {
      assertThat(first).as("all").containsExactlyInAnyOrderElementsOf(containing);
    } else {
      assertThat(first).hasSize(10);
    }
  }

  @Test
  void mostQueriesAboveFindSomething() throws Exception {
    assertThat(ids("Schäfer", 10)).contains("de-paper-01");
    assertThat(ids("Jürgen Müller", 10)).contains("de-paper-01");
    assertThat(ids("ｽﾏｰﾄﾌｫﾝ", 10)).containsExactly("ja-paper-03");
    assertThat(ids("Федор Королев", 10)).containsExactly("ru-paper-01");
    assertThat(ids("école", 10)).contains("fr-paper-01");
    assertThat(ids("احمد", 10)).contains("ar-paper-01");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Impressum",
        "Kontakt",
        "Datenschutz",
        "Alle Rechte vorbehalten",
        "Newsletter abonnieren",
        "Mentions légales",
        "Nous contacter",
        "Tous droits réservés",
        "Aviso legal",
        "Contacto",
        "Todos los derechos reservados",
        "Контакты",
        "Все права защищены",
        "お問い合わせ",
        "プライバシーポリシー",
        "無断転載を禁じます",
        "고객센터",
        "개인정보처리방침",
        "اتصل بنا",
        "سياسة الخصوصية",
        "جميع الحقوق محفوظة",
        "联系我们",
        "关于我们",
        "版权所有",
        "未经授权",
        "责任编辑",
        "rights reserved",
        "privacy policy",
        "contact us",
        "Subscribe"
      })
  void boilerplateFindsOnlyPagesWhoseMainTextHasIt(String phrase) throws Exception {
    assertThat(ids(phrase, 100)).isSubsetOf(containing(phrase, LABELLED));
  }

  @Test
  void boilerplateIsFoundWhereTheMainTextHasIt() throws Exception {
    assertThat(ids("Kontakt", 100)).containsExactly("de-paper-02");
    assertThat(ids("Контакты", 100)).containsExactly("ru-paper-03");
    assertThat(ids("お問い合わせ", 100)).containsExactly("ja-paper-01");
    assertThat(ids("고객센터", 100)).containsExactly("ko-paper-03");
  }

  private static Map<String, JsonNode> lines(Path file) throws IOException {
    Map<String, JsonNode> lines = new LinkedHashMap<>();
    try (MappingIterator<JsonNode> all =
        new ObjectMapper().readerFor(JsonNode.class).readValues(file.toFile())) {
      all.forEachRemaining(line -> lines.put(line.path("id").asText(), line));
    }
    return lines;
  }

  private static List<String> containing(String query, Map<String, String> texts) {
    return texts.keySet().stream().filter(id -> WordMatch.contains(texts.get(id), query)).toList();
  }

  private static List<String> ids(String query, int rows) throws Exception {
    SolrHttp.Response found =
        solr.select(CORE, "q", query, "rows", String.valueOf(rows), "fl", "id");
    assertThat(found.status()).as(found.error()).isEqualTo(200);
    return found.docs().findValuesAsText("id");
  }
}
