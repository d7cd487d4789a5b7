package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A core with a few pages to search. */
record SearchedPages(String core, SolrHttp solr) {
  private static final String LONG_SENTENCE = "河水很清，岸边的柳树刚刚发芽".repeat(60);

  /** Makes the core and adds the pages. */
  static SearchedPages in(String core) throws Exception {
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with("synonyms.txt", "#   tv, television", "tv, television")
                .with("synonyms.txt", "#   老师, 教师", "手机, 电话\nkph => kph, kilometres per hour"));
    List<Map<String, Object>> pages =
        List.of(
            page("a", "https://www.example.org/a", "Harbour bridge", "The harbour bridge is open."),
            page("b", "https://news.example.org/b", "Ferry", "The harbour has a ferry, no bridge."),
            page(
                "c", "https://example.com/c", "Bridge", "A bridge over the river. Use C:\\\\temp."),
            page("zh", "https://example.cn/zh", "春天", "开头。" + LONG_SENTENCE + "新手机到了。\n结尾。"),
            page("long", "https://example.cn/l", "List", "item\n".repeat(400) + "needle\n<b>x</b>"),
            page("tv", "https://example.net/tv", "Screens", "An old television is for sale."),
            page("more", "https://example.net/2", "Screens", "Next page."),
            Map.of(
                "id",
                "new",
                "content",
                "weather report",
                "published",
                "NOW-1DAY",
                "authors",
                List.of("Zoë Smith"),
                "signature",
                "s1"),
            Map.of(
                "id",
                "old",
                "content",
                "weather report",
                "published",
                "2001-01-01T00:00:00Z",
                "authors",
                List.of("John Doe"),
                "signature",
                "s1"));
    return new SearchedPages(core, solr).with(pages);
  }

  /** Makes a core with the shipped configset and adds pages. */
  static SearchedPages of(String core, List<Map<String, Object>> pages) throws Exception {
    return new SearchedPages(core, SharedSolr.core(core, Configset.shipped())).with(pages);
  }

  private SearchedPages with(List<Map<String, Object>> pages) throws Exception {
    SolrHttp.Response added = solr.updateJson(core, pages);
    assertThat(added.status()).as(added.error()).isEqualTo(200);
    return this;
  }

  private static Map<String, Object> page(String id, String url, String title, String content) {
    return Map.of("id", id, "url", url, "title", title, "content", content);
  }

  /** The ids of the pages that a query finds, in order. */
  List<String> ids(String query, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("q", query, "fl", "id"));
    all.addAll(List.of(params));
    SolrHttp.Response found = solr.select(core, all.toArray(String[]::new));
    assertThat(found.status()).as(found.error()).isEqualTo(200);
    return found.docs().findValuesAsText("id");
  }

  /** How the page of results shows a page that a query finds: the first snippet of its text. */
  String snippet(String id, String query) throws Exception {
    return solr.get("/" + core + "/browse", List.of("q", query))
        .body()
        .at("/highlighting/" + id + "/content/0")
        .asText();
  }
}
