package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Eventually;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Templates for fields from the first click to the repair after a redesign, in a browser: on an
 * English site and on a Chinese one.
 */
class StudioWrappersIT extends StudioTests {
  private static final int PAGES = 27;
  private static final int WIDE = 1280;

  private static Annotator annotator;

  @BeforeAll
  static void start() throws Exception {
    annotator = new Annotator(browser, solr.studio());
  }

  @Test
  void anEnglishSiteFromTheFirstClickToTheRepair() throws Exception {
    browser.look("light", WIDE, "en-US");
    annotator.mark(
        "estate-harbor-detail-01",
        "homes",
        new Annotator.Click("title", "Corner loft with harbor views, 14 Ropewalk Lane #4C"),
        new Annotator.Click("area", "1,284 sq ft"),
        new Annotator.Click("price", "$742,000"));
    annotator.undoAndClickAgain("$742,000");
    browser.picture("annotate");
    annotator.save();
    String url = "https://www.harborlight-homes.example/homes/%d";
    index("home-", url, HomePages::home);
    search("homes");
    browser.see(".structured dd", "598,500");
    browser.see(".structured dd", "Shingled three-bedroom near the school, 88 Gull Street");
    assertThat(found("wrapper:homes AND price_d:598500")).isEqualTo(PAGES / 9);
    long read = found("price_d:* AND wrapper:homes");
    assertThat(read).isEqualTo(PAGES);
    browser.picture("fields");
    verify("harborlight-homes.example/homes/");

    IntFunction<String> redesigned =
        n ->
            HomePages.moved(
                HomePages.home(n),
                "<div class=\"facts__row\"><dt>Asking price</dt><dd>([^<]*)</dd></div>",
                "Offered at");
    index("home-", url, redesigned);
    repair("homes", "$598,500");
    index("home-", url, redesigned);
    healed("homes", "price_d", read);
    browser.open(solr.studio() + "#/wrappers?template=homes");
    browser.click("#history summary");
    browser.see("#history .came", "offered at");
    browser.click("#rollback");
    browser.click("dialog .primary");
    browser.see("#version", "version 3");
  }

  @Test
  void aChineseSiteFromTheFirstClickToTheRepair() throws Exception {
    browser.look("dark", WIDE, "zh-CN");
    String url = "http://www.linhe-fang.example/fang/%d.html";
    solr.index(
        List.of(Map.of("id", "linhe", "url", url.replace("%d", "1"), "html", HomePages.flat(40))));
    annotator.mark(
        "linhe",
        "二手房",
        new Annotator.Click("标题", "临河两居室，40号楼"),
        new Annotator.Click("朝向", "南北"),
        new Annotator.Click("面积", "100.5㎡"));
    annotator.save();
    browser.click("#reread");
    browser.see(".reread", "已重新读取 1 个网页");
    assertThat(found("wrapper:二手房")).isEqualTo(1);
    Eventually.holds(
        "the page is kept",
        () -> get("seed", "linhe-fang.example/fang/").path("pages").size() == 1);
    solr.delete(List.of("linhe"));
    index("linhe-", url, HomePages::flat);
    search("二手房");
    browser.see(".structured dd", "62.5");
    browser.see(".structured dd", "临河两居室，2号楼");
    assertThat(found("面积_d:62.5 AND wrapper:二手房")).isEqualTo(1);
    verify("linhe-fang.example/fang/");
    IntFunction<String> redesigned =
        n -> HomePages.moved(HomePages.flat(n), "<tr><th>建筑面积</th><td>([^<]*)</td></tr>", "实测大小");
    index("linhe-", url, redesigned);
    repair("二手房", ".5㎡");
    index("linhe-", url, redesigned);
    healed("二手房", "面积_d", PAGES);
    browser.look("light", WIDE, "en-US");
  }

  @Test
  void recordsOfListPagesByTwoClicksEach() throws Exception {
    browser.look("light", WIDE, "en-US");
    annotator.mark(
        "estate-harbor-list-01",
        "homes-list",
        new Annotator.Click(
            "title",
            "Victorian in need of a patient owner, 9 Gangway Alley",
            "Saltbox with original hearth, 212 Pier Road"),
        new Annotator.Click("price", "$671,000", "$886,000"));
    browser.see(".induced code", "listing-card");
    browser.see(".induced .values td", "$491,500");
    browser.picture("annotate-list");
    annotator.save();
    indexLists(
        "estate-harbor-list-0",
        "https://www.harborlight-homes.example/homes-for-sale/",
        "page/%d/",
        StandardCharsets.UTF_8);
    records("homes-list", "records", "Victorian in need of a patient owner, 9 Gangway Alley");
  }

  @Test
  void recordsOfAChineseListByTwoClicksEach() throws Exception {
    browser.look("light", WIDE, "zh-CN");
    annotator.mark(
        "estate-anju-list-01",
        "房源列表",
        new Annotator.Click("标题", "学院路旁两居室拎包入住", "翠堤春晓南北通透三居看江景"),
        new Annotator.Click("总价", "128", "286"));
    browser.see(".induced code", "list-item");
    browser.see(".induced .values td", "202");
    annotator.save();
    indexLists(
        "estate-anju-list-0",
        "http://ershou.chengzhou-fang.example/sale/",
        "p%d/",
        Charset.forName("GB18030"));
    records("房源列表", "记录", "学院路旁两居室拎包入住");
    browser.look("light", WIDE, "en-US");
  }

  // ---- what a person does

  private static void records(String template, String summary, String title) throws Exception {
    search(template);
    browser.see(".structured summary", summary);
    browser.click(".structured summary");
    browser.see(".structured td", title);
    assertThat(found("page_kind:record AND wrapper:" + template)).isGreaterThan(30);
  }

  private static void search(String template) {
    browser.open(solr.studio() + "#/search?fq=" + encoded("{!term f=wrapper}" + template));
  }

  private static void verify(String seed) throws Exception {
    Eventually.holds(
        "pages are kept",
        () ->
            get("seed", seed).path("pages").size() >= PAGES
                && get("seed", seed).path("health").size() > 0);
    browser.open(solr.studio() + "#/verify?seed=" + encoded(seed));
    browser.enterFrame();
    browser.see("[z-m='0']");
    browser.see("[z-m='1']");
    browser.see("[z-m='2']");
    browser.leaveFrame();
    browser.click("#right-0-0");
    browser.see(".precision td.n", "100");
    browser.holds("document.activeElement.matches('#right-0-0[aria-pressed=true]')");
    browser.click("#wrong-0-1");
    browser.see(".precision tr:nth-child(2) td.n", "0");
    browser.picture("verify");
    browser.click("#next");
    browser.see("#place", "2");
    browser.see("#right-0-1[aria-pressed=false]");
    browser.click("#previous");
    browser.click("#right-0-0[aria-pressed=true]");
    browser.holds("document.querySelectorAll('.precision tr').length === 1");
    browser.see("#right-0-0[aria-pressed=false]");
    browser.see("#wrong-0-1[aria-pressed=true]");
    browser.click("#right-0-1");
    browser.see(".precision tr:only-child td.n", "100%");
    browser.see("#wrong-0-1[aria-pressed=false]");
    open("seeds?seed=" + encoded(seed), ".health-chart");
    browser.picture("seed");
  }

  private static void repair(String template, String value) throws Exception {
    Eventually.holds(
        "an alarm and a repair",
        () ->
            get("list", "alarms").path("alarms").findValuesAsText("template").contains(template)
                && get("template", template).has("proposal"));
    open("alarms", ".alarm .state.failing");
    browser.picture("alarms");
    open("wrappers?template=" + encoded(template), "#repair tr.before .missing");
    browser.see("#repair tr.after td", value);
    browser.picture("repair");
    browser.click("#accept");
    browser.see("#version", "2");
  }

  private static void healed(String template, String field, long pages) throws Exception {
    assertThat(found("wrapper:" + template + " AND " + field + ":*")).isEqualTo(pages);
    assertThat(get("list", "alarms").path("alarms").findValuesAsText("template"))
        .doesNotContain(template);
    search(template);
    browser.see(".found", Long.toString(pages));
  }

  private static void open(String page, String seen) {
    browser.open(solr.studio() + "#/" + page);
    browser.see(seen);
  }

  // ---- the site

  private static void index(String prefix, String url, IntFunction<String> page) throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int n = 1; n <= PAGES; n++) {
      String address = url.replace("%d", Integer.toString(70_000 + n));
      documents.add(Map.of("id", prefix + n, "url", address, "html", page.apply(n)));
    }
    solr.index(documents);
  }

  private static void indexLists(String id, String url, String further, Charset charset)
      throws Exception {
    List<Map<String, Object>> lists = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      String address = url + (n == 1 ? "" : further.replace("%d", Integer.toString(n)));
      String html = HomePages.corpus(id + n, charset);
      lists.add(Map.of("id", "list-" + id + n, "url", address, "html", html));
    }
    solr.index(lists);
  }

  private static JsonNode get(String... parameters) throws Exception {
    return solr.http()
        .get("/" + StudioSolr.COLLECTION + "/zhengwen/wrappers", List.of(parameters))
        .body();
  }

  private static long found(String query) throws Exception {
    return solr.http()
        .get(
            "/" + StudioSolr.COLLECTION + "/select",
            List.of("defType", "lucene", "q", query, "rows", "0"))
        .found();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
