package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What {@code AND}, {@code OR}, {@code NOT}, parentheses and signs make of what people type. */
@Tag("solr10")
class SearchOperatorsIT {
  private static final String CORE = "operators";
  private static SearchedPages pages;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    pages = SearchedPages.in(CORE);
    solr = pages.solr();
  }

  @Test
  void fieldsAreRequiredBesideAlternatives() throws Exception {
    assertThat(ids("river OR open site:example.org")).containsExactly("a");
    assertThat(ids("site:example.org river OR open")).containsExactly("a");
    assertThat(ids("site:(example.com OR example.cn) bridge")).containsExactly("c");
    assertThat(ids("site:www.example.org OR site:example.com bridge"))
        .containsExactlyInAnyOrder("a", "c");
    assertThat(ids("site:news.example.org OR site:example.com"))
        .containsExactlyInAnyOrder("b", "c");
    assertThat(ids("site:(example.org OR example.com) harbour bridge"))
        .containsExactlyInAnyOrder("a", "b");
    assertThat(ids("(site:www.example.org OR site:example.com) river OR open"))
        .containsExactlyInAnyOrder("a", "c");
    assertThat(ids("(site:example.com OR site:example.cn) television OR river"))
        .containsExactly("c");
    assertThat(ids("television OR site:example.com")).containsExactlyInAnyOrder("c", "tv");
    assertThat(ids("url:(https://example.com/c OR https://example.net/tv)"))
        .containsExactlyInAnyOrder("c", "tv");
  }

  @Test
  void operatorsJoinWhatStandsBesideThem() throws Exception {
    assertThat(ids("ferry AND open OR television")).containsExactly("tv");
    assertThat(ids("bridge AND open OR television")).containsExactlyInAnyOrder("a", "tv");
    assertThat(ids("television OR bridge AND river")).containsExactlyInAnyOrder("c", "tv");
    assertThat(ids("bridge (river OR ferry)")).containsExactlyInAnyOrder("b", "c");
    assertThat(ids("(harbour OR river) (open OR ferry)")).containsExactlyInAnyOrder("a", "b");
    assertThat(ids("(harbour open) OR (old television)")).containsExactlyInAnyOrder("a", "tv");
    assertThat(ids("(harbour television) OR (old river)")).isEmpty();
    assertThat(ids("(harbour television) OR (old river)", "mm", "1"))
        .containsExactlyInAnyOrder("a", "b", "c", "tv");
    assertThat(ids("bridge -(ferry river)")).containsExactly("a");
    assertThat(ids("television OR (site:example.org -ferry)")).containsExactlyInAnyOrder("a", "tv");
  }

  @Test
  void operatorsAloneAreWords() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "gate", "content", "An OR gate. AND, NOT.")));
    for (String query : List.of("OR", "NOT", "AND OR")) {
      assertThat(ids(query)).as(query).containsExactly("gate");
    }
    solr.updateJson(CORE, Map.of("delete", "gate"));
  }

  @Test
  void beginningsOfValuesEndWithAnySign() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "dir/1", "title", "Non-stop", "content", "x^2 is 2^10"),
            Map.of("id", "dir-2", "title", "Nonstop", "content", "x2")));
    assertThat(ids("id:dir/*")).containsExactly("dir/1");
    assertThat(ids("id:dir-*")).containsExactly("dir-2");
    assertThat(ids("Title:non-*")).containsExactly("dir/1");
    assertThat(ids("x^2")).containsExactly("dir/1");
    assertThat(ids("2^10")).containsExactly("dir/1");
    assertThat(ids("（title：nonstop OR ferry）^2 -（harbour）")).containsExactly("dir-2", "dir/1");
    assertThat(ids("(harbour OR river)^2 ferry")).containsExactly("b");
  }

  @Test
  void allPagesAndPunctuationAsOperands() throws Exception {
    for (String query : List.of("*:* AND title:ferry", "title:ferry AND *", "title:ferry *:*")) {
      assertThat(ids(query)).as(query).containsExactly("b");
    }
    assertThat(ids("*:* OR ferry", "rows", "50")).startsWith("b").contains("a", "c", "zh", "tv");
    assertThat(ids("*:* NOT bridge", "rows", "50")).contains("tv", "zh").doesNotContain("a", "b");
    assertThat(ids("bridge OR NOT harbour", "rows", "50")).contains("a", "b", "c", "tv");
    assertThat(ids("title:(NOT bridge)", "rows", "50")).contains("tv", "b").doesNotContain("a");
    for (String query : List.of("ferry AND ?", "! OR ferry", "ferry NOT *", "(?) AND ferry")) {
      assertThat(ids(query)).as(query).containsExactly("b");
    }
    assertThat(ids("-*")).isEmpty();
  }

  private static List<String> ids(String query, String... params) throws Exception {
    return pages.ids(query, params);
  }
}
