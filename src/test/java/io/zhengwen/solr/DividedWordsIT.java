package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Words are found with and without spaces, dots and hyphens within. */
@Tag("solr10")
class DividedWordsIT {
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages =
        SearchedPages.of(
            "divided",
            List.of(
                Map.of("id", "spaced", "content", "어제 삼성 전자 주가와 서울 중앙 지방 법원이 나왔다."),
                Map.of("id", "whole", "content", "어제 삼성전자 주가와 서울중앙지방법원이 나왔다."),
                Map.of("id", "others", "content", "한국 사람 삼성과 전자 대학 교수"),
                Map.of("id", "dotted", "content", "画家レオナルド・ダ・ヴィンチの絵"),
                Map.of("id", "undotted", "content", "画家レオナルドダヴィンチの絵"),
                Map.of("id", "joined", "content", "Send an email by wifi about covid19"),
                Map.of("id", "hyphened", "content", "Send an e-mail by Wi-Fi about COVID-19"),
                Map.of("id", "card", "content", "The RTX 3080 has 10 GB; contains 5 g of lead"),
                Map.of("id", "card in one", "content", "An RTX3080 of 10GB, and 5G"),
                Map.of("id", "apart", "content", "在 Python 中实现函数的延迟调用"),
                Map.of("id", "together", "content", "怎么写python延迟调用"),
                Map.of("id", "thai", "content", "ราคาของ Galaxy S20 ลดลงแล้ว"),
                Map.of("id", "only one", "content", "Python 入门，没有延迟"),
                Map.of("id", "script", "content", "Install Node.js; a-t-on vu the U.S. team?"),
                Map.of("id", "script in one", "content", "nodejs weighs a ton and helps us"),
                Map.of("id", "host", "url", "https://my-site/a"),
                Map.of("id", "other host", "url", "https://mysite/a")));
  }

  @Test
  void koreanWordsAreFoundWithSpacesAndWithout() throws Exception {
    assertThat(pages.ids("삼성전자")).containsExactly("whole", "spaced");
    assertThat(pages.ids("삼성 전자")).contains("whole", "spaced");
    assertThat(pages.ids("서울중앙지방법원")).containsExactly("whole", "spaced");
    assertThat(pages.ids("중앙지방법원")).containsExactly("whole", "spaced");
    assertThat(pages.ids("\"삼성전자\"")).containsExactly("whole");
    for (String query : List.of("한국사", "대학교수님", "삼성과전", "성과전자대", "한국사람삼")) {
      assertThat(pages.ids(query)).as(query).isEmpty();
    }
    assertThat(pages.snippet("spaced", "중앙지방법원")).contains("<em>중앙 지방 법원</em>");
  }

  @Test
  void namesInKatakanaAreFoundWithDotsAndWithout() throws Exception {
    for (String query : List.of("レオナルドダヴィンチ", "レオナルド・ダ・ヴィンチ")) {
      assertThat(pages.ids(query)).as(query).containsExactlyInAnyOrder("dotted", "undotted");
    }
    assertThat(pages.snippet("dotted", "レオナルドダヴィンチ")).contains("<em>レオナルド・ダ・ヴィンチ</em>");
  }

  @Test
  void wordsWithHyphensAreFoundWithoutThem() throws Exception {
    for (String query : List.of("e-mail", "Wi-Fi", "wi‑fi,", "(COVID-19)")) {
      assertThat(pages.ids(query)).as(query).containsExactly("hyphened", "joined");
    }
    assertThat(pages.ids("\"e-mail\"")).containsExactly("hyphened");
    assertThat(pages.ids("email")).containsExactly("joined", "hyphened");
    assertThat(pages.ids("wifi email")).containsExactly("joined", "hyphened");
    assertThat(pages.ids("emai*")).containsExactlyInAnyOrder("joined", "hyphened");
    assertThat(pages.ids("\"email\"")).containsExactly("joined");
    assertThat(pages.snippet("hyphened", "email")).contains("<em>e-mail</em>");
    assertThat(pages.ids("e-mail -wi-fi")).isEmpty();
    assertThat(pages.ids("site:my-site")).containsExactly("host");
    assertThat(pages.snippet("joined", "e-mail")).contains("<em>email</em>");
  }

  @Test
  void wordsWithDotsAreFoundWithoutThem() throws Exception {
    assertThat(pages.ids("nodejs")).containsExactly("script in one", "script");
    assertThat(pages.ids("node.js")).containsExactly("script", "script in one");
    assertThat(pages.ids("\"node.js\"")).containsExactly("script");
    assertThat(pages.ids("ton")).containsExactly("script in one");
    assertThat(pages.ids("us")).containsExactly("script in one");
  }

  @Test
  void numbersInNamesAreFoundApartFromLetters() throws Exception {
    for (String query : List.of("RTX3080", "rtx3080,", "10GB", "10gb rtx3080")) {
      assertThat(pages.ids(query)).as(query).containsExactly("card in one", "card");
    }
    assertThat(pages.ids("\"RTX3080\"")).containsExactly("card in one");
    assertThat(pages.ids("5G")).containsExactly("card in one");
    assertThat(pages.ids("covid19")).containsExactly("joined", "hyphened");
    assertThat(pages.snippet("card", "RTX3080")).contains("<em>RTX 3080</em>");
  }

  @Test
  void namesAndNumbersAreFoundInOneWord() throws Exception {
    for (String query : List.of("RTX 3080", "rtx 3080 10 gb", "10 GB", "card OR (rtx 3080)")) {
      assertThat(pages.ids(query)).as(query).startsWith("card");
    }
    assertThat(pages.ids("RTX 3080")).containsExactly("card", "card in one");
    assertThat(pages.ids("10 gb rtx 3080")).containsExactly("card", "card in one");
    assertThat(pages.ids("covid 19")).containsExactly("hyphened", "joined");
    assertThat(pages.ids("\"RTX 3080\"")).containsExactly("card");
    assertThat(pages.ids("RTX 3080 -5G")).containsExactly("card");
    assertThat(pages.ids("3080 RTX")).containsExactly("card");
    assertThat(pages.snippet("card in one", "RTX 3080")).contains("<em>RTX3080</em>");
  }

  @Test
  void namesBesideIdeographsAreFoundApartFromThem() throws Exception {
    assertThat(pages.ids("python延迟调用")).containsExactly("together", "apart");
    assertThat(pages.ids("\"python延迟调用\"")).containsExactly("together");
    assertThat(pages.ids("ราคาgalaxy")).containsExactly("thai");
    assertThat(pages.ids("延迟 -python延迟调用")).contains("apart").doesNotContain("together");
    assertThat(pages.ids("RTX3080显卡")).isEmpty();
    assertThat(pages.snippet("apart", "python延迟调用"))
        .contains("<em>Python</em>")
        .contains("<em>延迟调用</em>");
  }
}
