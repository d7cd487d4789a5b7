package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.page.read.PageText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Queries as people type them, without syntax, over all pages that were written for this project,
 * in more than fifty languages: they find the pages that contain them, all of them, and no others.
 */
@Tag("solr10")
class PlainQueriesIT {
  private static final String CORE = "plain";
  private static final List<String> CORPORA =
      List.of("test-corpus", "press-corpus", "reference-corpus", "thread-corpus", "shop-corpus");

  private static SolrHttp solr;

  /** Title, main text and authors as they are in the index. */
  private static final Map<String, String> INDEXED = new HashMap<>();

  /** Title and main text as they are labelled. */
  private static final Map<String, String> LABELLED = new HashMap<>();

  @BeforeAll
  static void indexTestCorpus() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    Path project = Configset.shipped().conf().resolve("../..").normalize();
    List<Map<String, Object>> pages = new ArrayList<>();
    for (String corpus : CORPORA) {
      addPages(project.resolve(corpus), pages);
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

  /** Adds the pages of a corpus to those to send, and what they are labelled with. */
  private static void addPages(Path corpus, List<Map<String, Object>> pages) throws IOException {
    try (MappingIterator<JsonNode> gold =
        new ObjectMapper()
            .readerFor(JsonNode.class)
            .readValues(corpus.resolve("gold.jsonl").toFile())) {
      while (gold.hasNext()) {
        JsonNode page = gold.next();
        String name = page.path("id").asText();
        String id = corpus.getFileName() + "/" + name;
        byte[] bytes = Files.readAllBytes(corpus.resolve("pages").resolve(name + ".html"));
        String html = PageText.of(bytes, null).html();
        pages.add(Map.of("id", id, "url", page.path("url").asText(), "html", html));
        LABELLED.put(id, page.path("title").asText() + "\n" + page.path("content").asText());
      }
    }
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
        "Euro",
        "Jahren",
        "seit drei",
        // French
        "école",
        "ecole",
        "hiver",
        "Éloïse Lefèvre",
        "levain",
        "cidrerie de Valdomont",
        "227 marches",
        "trois",
        "depuis",
        // Spanish
        "España",
        "espana",
        "Íñigo Núñez",
        "limonero",
        "estación",
        "agua",
        "mañana",
        // Russian, with and without ё
        "Москвы",
        "МОСКВЫ",
        "Фёдор Королёв",
        "Федор Королев",
        "огурцы",
        "года",
        "лучше",
        // Japanese
        "銭湯",
        "田中健一",
        "スマートフォン",
        "ｽﾏｰﾄﾌｫﾝ",
        "体育館",
        "大根は二日",
        "ください",
        "子ども",
        // Korean
        "서울시",
        "나룻배",
        "배추",
        "스마트폰",
        "시간",
        "하루",
        "주민들",
        // Arabic, with and without its vowel signs and hamza
        "أحمد",
        "احمد",
        "زيت الزيتون",
        "أعمال ترميم",
        // Chinese of one to four characters, both scripts
        "水",
        "手机",
        "社区",
        "记者",
        "图书馆",
        "自行车",
        "博物馆",
        "人民政府",
        "气象台",
        "分钟",
        "没有",
        "为什么",
        "第一次",
        "二十分鐘",
        "圖書館",
        // Mixed scripts and numbers
        "3室2厅",
        "18层",
        "1999年建造",
        "15日",
        "杭州Java",
        "Java实习生",
        "螺旋CT",
        // English
        "bridge",
        "old bridge",
        "water",
        "minutes",
        "first year",
        "people said",
        "don't",
        "forty-one"
      })
  void findsThePagesThatContainIt(String query) throws Exception {
    List<String> containing = containing(query, INDEXED);
    List<String> first = ids(query, 10);

    assertThat(containing).as("pages that contain it").isNotEmpty();
    assertThat(first).as("the first ten").isSubsetOf(containing);
    if (containing.size() <= 10) {
      assertThat(first).as("all").containsExactlyInAnyOrderElementsOf(containing);
    } else {
      assertThat(first).hasSize(10);
    }
  }

  /**
   * Chinese of five characters and more, both scripts, is also found by its words in a passage:
   * behind the pages that have the characters in a row.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "丁香里小区",
        "二手房出售",
        "棉纺二厂宿舍",
        "南北通透三居",
        "澄州二手房出售",
        "带小院适合老人住",
        "小户型出租五年没空",
        "彩虹邨街市",
        "配合屋邨重建",
        "彩虹邨街市清拆",
        "檔主最遲須"
      })
  void longChineseIsFoundInARowFirst(String query) throws Exception {
    List<String> containing = containing(query, INDEXED);
    List<String> first = ids(query, 10);

    assertThat(containing).as("pages that contain it").isNotEmpty();
    assertThat(first).hasSizeGreaterThanOrEqualTo(Math.min(10, containing.size()));
    assertThat(first.subList(0, Math.min(first.size(), containing.size()))).isSubsetOf(containing);
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
        "用户服务协议",
        "增值电信业务经营许可证",
        "京公网安备",
        "友情链接",
        "版權所有",
        "隱私權政策",
        "加入购物车",
        "加入購物車",
        "訂閱電子報",
        "跳到主要內容區塊",
        "下载客户端",
        "你可能也喜歡",
        "特定商取引法",
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
    for (String phrase : List.of("Kontakt", "Контакты", "お問い合わせ", "고객센터")) {
      assertThat(ids(phrase, 100))
          .containsExactlyInAnyOrderElementsOf(containing(phrase, LABELLED))
          .isNotEmpty();
    }
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
