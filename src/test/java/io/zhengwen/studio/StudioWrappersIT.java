package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * Templates for fields from the first click to the repair after a redesign, in a browser: on an
 * English site and on a Chinese one.
 */
class StudioWrappersIT {
  private static final int PAGES = 27;
  private static final int WIDE = 1280;

  private static StudioSolr solr;
  private static Browser browser;

  /** A field and what is clicked for it; of list pages, in two records. */
  private record Click(String field, String... texts) {}

  @BeforeAll
  static void start() throws Exception {
    Optional<Browser> found = Browser.start();
    assumeTrue(found.isPresent(), Browser.MISSING);
    browser = found.get();
    solr = StudioSolr.shared();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void anEnglishSiteFromTheFirstClickToTheRepair() throws Exception {
    browser.look("light", WIDE, "en-US");
    mark(
        "estate-harbor-detail-01",
        "homes",
        new Click("title", "Corner loft with harbor views, 14 Ropewalk Lane #4C"),
        new Click("area", "1,284 sq ft"),
        new Click("price", "$742,000"));
    undoAndClickAgain("$742,000");
    browser.picture("annotate");
    save();
    index(
        "estate-harbor-detail-", "UTF-8", "https://www.harborlight-homes.example/homes/%d", p -> p);
    search("homes");
    browser.see(".structured dd", "598,500");
    browser.see(".structured dd", "Shingled three-bedroom near the school, 88 Gull Street");
    assertThat(found("wrapper:homes AND price_d:598500")).isEqualTo(PAGES / 9);
    browser.picture("fields");
    verify("harborlight-homes.example/homes/");

    UnaryOperator<String> redesign =
        page ->
            moved(
                page,
                "<div class=\"facts__row\"><dt>Asking price</dt><dd>([^<]*)</dd></div>",
                "Offered at");
    index(
        "estate-harbor-detail-",
        "UTF-8",
        "https://www.harborlight-homes.example/homes/%d",
        redesign);
    repair("homes", "$598,500");
    index(
        "estate-harbor-detail-",
        "UTF-8",
        "https://www.harborlight-homes.example/homes/%d",
        redesign);
    healed("homes", "price_d");
    browser.open(solr.studio() + "#/wrappers?template=homes");
    browser.see("#history summary").click();
    browser.see("#history .came", "offered at");
    browser.see("#rollback").click();
    browser.see("dialog .primary").click();
    browser.see("#version", "version 3");
    fits("annotate?seed=harborlight-homes.example/homes/&template=homes", ".page-strip a");
  }

  @Test
  void aChineseSiteFromTheFirstClickToTheRepair() throws Exception {
    browser.look("dark", WIDE, "zh-CN");
    mark(
        "estate-anju-detail-01",
        "二手房",
        new Click("标题", "翠堤春晓南北通透三居看江景"),
        new Click("朝向", "南北"),
        new Click("面积", "118.6㎡"));
    save();
    String url = "http://ershou.chengzhou-fang.example/sale/fang-%d.html";
    index("estate-anju-detail-", "GB18030", url, p -> p);
    search("二手房");
    browser.see(".structured dd", "63.2");
    browser.see(".structured dd", "丁香里二楼带小院适合老人住");
    verify("ershou.chengzhou-fang.example/sale/");
    UnaryOperator<String> redesign =
        page -> moved(page, "<td class=\"lab\">建筑面积：</td><td class=\"val\">([^<]*)</td>", "实测大小");
    index("estate-anju-detail-", "GB18030", url, redesign);
    repair("二手房", "63.2㎡");
    index("estate-anju-detail-", "GB18030", url, redesign);
    healed("二手房", "面积_d");
    browser.look("light", WIDE, "en-US");
  }

  @Test
  void recordsOfListPagesByTwoClicksEach() throws Exception {
    browser.look("light", WIDE, "en-US");
    mark(
        "estate-harbor-list-01",
        "homes-list",
        new Click(
            "title",
            "Victorian in need of a patient owner, 9 Gangway Alley",
            "Saltbox with original hearth, 212 Pier Road"),
        new Click("price", "$671,000", "$886,000"));
    browser.see(".induced code", "listing-card");
    browser.see(".induced .values td", "$491,500");
    browser.picture("annotate-list");
    save();
    List<Map<String, Object>> lists = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      String page = n == 1 ? "" : "page/" + n + "/";
      lists.add(
          Map.of(
              "id", "list-" + n,
              "url", "https://www.harborlight-homes.example/homes-for-sale/" + page,
              "html", page("estate-harbor-list-", n, "UTF-8")));
    }
    solr.index(lists);
    search("homes-list");
    browser.see(".structured summary", "records");
    browser.see(".structured summary").click();
    browser.see(".structured td", "Victorian in need of a patient owner, 9 Gangway Alley");
    assertThat(found("page_kind:record AND wrapper:homes-list")).isGreaterThan(30);
  }

  // ---- what a person does

  private static void mark(String document, String name, Click... clicks) throws Exception {
    browser.open(solr.studio() + "#/annotate?id=" + document);
    browser.enterFrame();
    browser.leaveFrame();
    if (clicks[0].texts.length > 1) {
      browser.run("document.querySelector('input[name=kind][value=list]').click()");
      browser.see("input[name=record] + span");
    }
    for (Click click : clicks) {
      browser.see("#new-field").sendKeys(click.field, Keys.ENTER);
      browser.see(".draft-fields .active .field-name", click.field);
      for (String text : click.texts) {
        take(text);
      }
    }
    String last = clicks[clicks.length - 1].field;
    int row = clicks.length - 1;
    browser.run("document.getElementById('field-" + row + "').click()");
    browser.see(".draft-fields .active .field-name", last);
    browser.run("document.getElementById('required-" + row + "').click()");
    browser.see("#template-name").sendKeys(name, Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced .tag");
  }

  private static void take(String text) {
    long before = marks();
    browser.enterFrame();
    WebElement element =
        (WebElement)
            browser.run(
                """
                const found = [...document.querySelectorAll('z-t')].find((one) => one.textContent.trim() === arguments[0]);
                found.scrollIntoView({block: 'center'});
                return found;
                """,
                text);
    element.click();
    browser.see("[z-m]");
    browser.holds(
        "[...document.querySelectorAll('[z-m]')].some((one) => one.textContent.trim() === arguments[0])",
        text);
    browser.holds("document.querySelectorAll('[z-m]').length > arguments[0]", before);
    browser.leaveFrame();
  }

  private static long marks() {
    browser.enterFrame();
    long marks = (Long) browser.run("return document.querySelectorAll('[z-m]').length");
    browser.leaveFrame();
    return marks;
  }

  private static void undoAndClickAgain(String text) {
    int all = browser.driver().findElements(By.cssSelector(".draft-fields .chip")).size();
    do {
      browser.run("document.getElementById('undo').click()");
      browser.run(
          "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    } while (browser.driver().findElements(By.cssSelector(".draft-fields .chip")).size() == all);
    browser.run("document.getElementById('field-2').click()");
    browser.see("#name-2");
    take(text);
    browser.run("document.getElementById('field-2').click()");
    browser.see("#required-2");
    browser.run("document.getElementById('required-2').click()");
    browser.see("#template-name").sendKeys("homes", Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced code", "asking price");
  }

  private static void save() {
    browser.see("#save:not([disabled])").click();
    browser.see("#saved");
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
    browser.see("#right-0").click();
    browser.see(".precision td.n", "100");
    browser.see("#wrong-1").click();
    browser.see(".precision tr:nth-child(2) td.n", "0");
    browser.picture("verify");
    fits("verify?seed=" + encoded(seed), "#place");
    browser.see("#next").click();
    browser.see("#place", "2");
    fits("seeds?seed=" + encoded(seed), ".health-chart");
    browser.picture("seed");
  }

  private static void repair(String template, String value) throws Exception {
    Eventually.holds(
        "an alarm and a repair",
        () ->
            get("list", "alarms").path("alarms").findValuesAsText("template").contains(template)
                && get("template", template).has("proposal"));
    fits("alarms", ".alarm .state.failing");
    browser.picture("alarms");
    browser.open(solr.studio() + "#/wrappers?template=" + encoded(template));
    browser.see("#repair tr.before .missing");
    browser.see("#repair tr.after td", value);
    fits("wrappers?template=" + encoded(template), "#repair tr.after td");
    browser.picture("repair");
    browser.see("#accept").click();
    browser.see("#version", "2");
  }

  private static void healed(String template, String field) throws Exception {
    assertThat(found("wrapper:" + template + " AND " + field + ":*")).isEqualTo(PAGES);
    assertThat(get("list", "alarms").path("alarms").findValuesAsText("template"))
        .doesNotContain(template);
    search(template);
    browser.see(".found", Integer.toString(PAGES));
  }

  /** Opens a page and asks axe; nothing sticks out to the side. */
  private static void fits(String page, String seen) throws Exception {
    browser.open(solr.studio() + "#/" + page);
    browser.see(seen);
    assertThat(browser.inaccessible()).as(page).isEmpty();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .as(page)
        .isEqualTo(true);
  }

  // ---- the site

  /** Removes a row of a page, and puts its value elsewhere, behind another label. */
  private static String moved(String page, String row, String label) {
    java.util.regex.Matcher found = java.util.regex.Pattern.compile(row).matcher(page);
    assertThat(found.find()).isTrue();
    String value = found.group(1);
    return found
        .replaceFirst("")
        .replaceFirst(
            "</h1>",
            "</h1><section><dl><dt>"
                + label
                + "</dt><dd>"
                + java.util.regex.Matcher.quoteReplacement(value)
                + "</dd></dl></section>");
  }

  private static void index(String prefix, String charset, String url, UnaryOperator<String> change)
      throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int n = 0; n < PAGES; n++) {
      documents.add(
          Map.of(
              "id", prefix + "n" + n,
              "url", url.replace("%d", Integer.toString(70_000 + n)),
              "html", change.apply(page(prefix, n % 9 + 1, charset))));
    }
    solr.index(documents);
  }

  private static String page(String prefix, int n, String charset) throws IOException {
    Path pages = Configset.shipped().conf().resolve("../../test-corpus/pages").normalize();
    return Files.readString(pages.resolve(prefix + "0" + n + ".html"), Charset.forName(charset));
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
