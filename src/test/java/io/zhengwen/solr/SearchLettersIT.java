package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Letters, digits and marks of queries and pages find each other, however they are written. */
@Tag("solr10")
class SearchLettersIT {
  private static final String CORE = "letters";
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  @Test
  void scriptsMeetWithinWords() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "mix", "content", "新款平板Tablet16支持5G网络，第3次降价，A股市场。"),
            Map.of("id", "thai", "content", "ภาษาไทยง่ายนิดเดียว"),
            Map.of("id", "french", "content", "L’école de max_size, voir exemple.fr:3.14")));
    for (String query :
        List.of("平板Tablet16", "Tablet16支持", "5G网络", "5G", "支持5G", "第3次", "A股", "a股市场", "款")) {
      assertThat(ids(query)).as(query).contains("mix");
    }
    assertThat(ids("平板3")).isEmpty();
    assertThat(ids("ง่าย")).containsExactly("thai");
    assertThat(ids("ไทยง่าย")).containsExactly("thai");
    assertThat(ids("ยไท")).isEmpty();
    for (String query : List.of("école", "l'ecole", "size", "exemple", "3.14", "exemple.fr")) {
      assertThat(ids(query)).as(query).containsExactly("french");
    }
    assertThat(ids("3.1")).isEmpty();
  }

  @Test
  void paddedWordsAreFoundAsTheyAreTyped() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "pad", "content", "联 系 人：王　明　电话 5566。日　時 軟件 下载 安装"),
            Map.of("id", "apart", "content", "王先生 明天 联合 系统 人")));
    for (String query : List.of("联系人", "联系人：王明", "\"联 系 人\"", "王明", "日時", "\"下载 安装\"")) {
      assertThat(ids(query)).as(query).containsExactly("pad");
    }
    assertThat(ids("载安")).isEmpty();
    assertThat(ids("人王")).isEmpty();
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "联系人")).body();
    assertThat(snippets.at("/highlighting/pad/content/0").asText()).contains("<em>联 系 人</em>");
  }

  @Test
  void signsThatEndNamesDistinguishThem() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "c", "content", "The language C, and what count is"),
            Map.of("id", "c++", "content", "The language C++, C++17; count++ C++语言"),
            Map.of("id", "c#", "content", "The language C# in issue#5 C#语言")));
    for (String query : List.of("C++", "c++", "\"language C++\"", "C++17", "+C++", "c++语言")) {
      assertThat(ids(query)).as(query).containsExactly("c++");
    }
    for (String query : List.of("C#", "language c#", "C#语言", "issue#5", "C -C++ -count")) {
      assertThat(ids(query)).as(query).containsExactly("c#");
    }
    assertThat(ids("language C")).containsExactlyInAnyOrder("c", "c++", "c#");
    assertThat(ids("count")).containsExactlyInAnyOrder("c", "c++");
    assertThat(ids("C++ -C#")).containsExactly("c++");
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "c++")).body();
    assertThat(snippets.at("/highlighting/c++/content/0").asText())
        .contains("<em>C++</em>, <em>C++</em>17; count++ <em>C++</em>语言");
  }

  @Test
  void namesWithADotComeBeforeTheirWords() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "fishing", "content", "A net, a net and a net"),
            Map.of(
                "id", "framework", "content", "Programs for .NET and others, 在.NET上 (.net-core)"),
            Map.of("id", "host", "content", "Mail to ann@quay.net, or 3.net ..net")));
    for (String query : List.of(".NET", ".net", "(.Net)", ".net programs OR net")) {
      assertThat(ids(query))
          .as(query)
          .startsWith("framework")
          .containsExactlyInAnyOrder("framework", "fishing", "host");
    }
    assertThat(ids("net")).startsWith("fishing").hasSize(3);
    assertThat(ids(".net-core")).containsExactly("framework");
    assertThat(ids("\".NET and others\"")).containsExactly("framework");
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", ".net")).body();
    assertThat(snippets.at("/highlighting/framework/content/0").asText())
        .isEqualTo("Programs for .<em>NET</em> and others, 在.<em>NET</em>上 (.<em>net</em>-core)");
  }

  @Test
  void backslashesArePunctuation() throws Exception {
    solr.updateJson(
        CORE, List.of(Map.of("id", "path", "content", "In C:\\Windows\\System32 there is")));
    for (String query : List.of("C:\\Windows\\System32", "windows\\system32", "\"C:\\Windows\"")) {
      assertThat(ids(query)).as(query).containsExactly("path");
    }
  }

  @Test
  void turnedCommasAreApostrophes() throws Exception {
    solr.updateJson(
        CORE, List.of(Map.of("id", "oz", "content", "Oʻzbekiston va Hawaiʻi, Qurʾān ʿAlī")));
    for (String query :
        List.of("O'zbekiston", "O’zbekiston", "oʻzbekiston", "Hawai'i", "Qur'an", "Ali", "oʻzb*")) {
      assertThat(ids(query)).as(query).containsExactly("oz");
    }
  }

  @Test
  void lettersWithDotsAreFoundHoweverTheyAreWritten() throws Exception {
    for (String word :
        List.of("\u09AA\u09DC\u09BE", "\u095B\u0930\u0942\u0930", "\u0A36\u0A39\u0A3F\u0A30")) {
      String apart = Normalizer.normalize(word, Form.NFD);
      assertThat(apart).isNotEqualTo(word);
      for (String written : List.of(word, apart)) {
        solr.updateJson(CORE, List.of(Map.of("id", "dots", "content", "1 " + written + " 2")));
        assertThat(ids(word)).containsExactly("dots");
        assertThat(ids(apart)).containsExactly("dots");
      }
    }
  }

  @Test
  void iotasBelowLettersAreAccents() throws Exception {
    String text = "Ἐν ἀρχῇ ἦν ὁ λόγος, τῷ ᾍδῃ";
    for (Form form : List.of(Form.NFC, Form.NFD)) {
      String written = Normalizer.normalize(text, form);
      solr.updateJson(CORE, List.of(Map.of("id", "arche", "content", written)));
      for (String query : List.of("αρχη", "ἀρχῇ", "τω", "αδη", "ΑΡΧΗ", "ἀρχ*")) {
        assertThat(ids(query)).as("%s in %s", query, form).containsExactly("arche");
      }
    }
  }

  @Test
  void abbreviationsOfHebrewHaveQuotationMarks() throws Exception {
    for (String mark : List.of("\"", "״", "”", "''")) {
      String word = "ארה" + mark + "ב";
      solr.updateJson(CORE, List.of(Map.of("id", "he", "content", "נשיא " + word + " אמר")));
      for (String typed : List.of("ארה\"ב", "ארה״ב", "ארה”ב", "\"נשיא ארה\"ב\"", "ארה\"ב אמר")) {
        assertThat(ids(typed)).as("%s in %s", typed, word).containsExactly("he");
      }
    }
  }

  @Test
  void digitsOfFormulasAndUnitsAreDigits() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "small", "content", "Less CO₂ on 40 m² of Wiese¹ than before"),
            Map.of("id", "plain", "content", "Less CO2 on 40 m2 of Wiese than before")));
    for (String query : List.of("CO2", "CO₂", "m2", "m²", "40 m2", "Wiese", "Wiese¹", "co2*")) {
      assertThat(ids(query)).as(query).containsExactlyInAnyOrder("small", "plain");
    }
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "m2 co2")).body();
    assertThat(snippets.at("/highlighting/small/content/0").asText())
        .contains("Less <em>CO₂</em> on 40 <em>m²</em> of");
  }

  @Test
  void digitsOfAllScriptsAreTheSame() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "hi", "content", "वर्ष २०३१ में", "published", "2031-05-01T00:00:00Z"),
            Map.of("id", "th", "content", "ปี ๒๐๓๑ นี้"),
            Map.of("id", "fa", "content", "سال ۲۰۳۱ است")));
    for (String query : List.of("2031", "२०३१", "๒๐๓๑", "٢٠٣١", "203*")) {
      assertThat(ids(query)).as(query).containsExactlyInAnyOrder("hi", "th", "fa");
    }
    for (String date : List.of("٢٠٣١", "२०३१-०५", "[٢٠٣٠ TO ۲۰۳۱]")) {
      assertThat(ids("published:" + date)).as(date).containsExactly("hi");
    }
  }

  @Test
  void vowelSignsBelongToWords() throws Exception {
    solr.updateJson(
        CORE,
        List.of(Map.of("id", "nadi", "content", "प्रधानमंत्री नदी के पास उपस्थित थे। ירוּשלים")));
    for (String query :
        List.of("प्रधा*", "उपस्थि*", "नदी~1", "नदि~1", "नदी^2 पास", "नदी*", "ירוּ*", "न*ी")) {
      assertThat(ids(query)).as(query).containsExactly("nadi");
    }
  }

  @Test
  void decomposedLettersAreLetters() throws Exception {
    String text = "오늘 서울 ガラスの橋";
    String apart = Normalizer.normalize(text, Form.NFD);
    solr.updateJson(CORE, List.of(Map.of("id", "apart", "content", apart, "title", apart)));
    for (String query : List.of("서울", "ガラス", "ガラスの橋", Normalizer.normalize("서울", Form.NFD))) {
      assertThat(ids(query)).as(query).containsExactly("apart");
    }
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "서울")).body();
    assertThat(snippets.at("/highlighting/apart/content/0").asText())
        .contains("<em>" + Normalizer.normalize("서울", Form.NFD) + "</em>");
  }

  @Test
  void beginningsOfSeveralWords() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "begun", "content", "Le wi-fi de l'école, node.json. 北京大学 手机iPhone"),
            Map.of("id", "thai*", "content", "ภาษาไทยง่าย")));
    for (String query :
        List.of("wi-f*", "l'éco*", "node.j*", "北京大*", "手机iPh*", "北京*", "content:wi-f*", "大*")) {
      assertThat(ids(query)).as(query).contains("begun");
    }
    assertThat(ids("ภาษาไ*")).contains("thai*");
    assertThat(ids("wi-ec*")).isEmpty();
    assertThat(ids("京北*")).isEmpty();
    JsonNode snippets = solr.get("/" + CORE + "/browse", List.of("q", "wi-f*")).body();
    assertThat(snippets.at("/highlighting/begun/content/0").asText()).contains("<em>wi-fi</em>");
  }

  @Test
  void spacesThatDoNotBreak() throws Exception {
    solr.updateJson(
        CORE,
        List.of(Map.of("id", "number", "content", "Plus de 10\u202f000 pages, 20\u00a0000 €")));
    for (String space : List.of(" ", "\u202f", "\u00a0", "\u2009")) {
      assertThat(ids("10" + space + "000")).containsExactly("number");
      assertThat(ids("20" + space + "000" + space + "pages")).containsExactly("number");
      assertThat(ids("pages" + space + "plus")).containsExactly("number");
    }
  }

  private static List<String> ids(String query, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("q", query, "fl", "id"));
    all.addAll(List.of(params));
    SolrHttp.Response found = solr.select(CORE, all.toArray(String[]::new));
    assertThat(found.status()).as(found.error()).isEqualTo(200);
    return found.docs().findValuesAsText("id");
  }
}
