package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * The userscript in pages of another site. The manager is an {@linkplain UserscriptManager
 * extension of ours}; those that people have are not tested.
 */
class UserscriptIT extends LiveUserTests {
  private static final int WIDE = 1280;
  private static final int NARROW = 360;
  private static final String ANNOTATE = "annotate this page";
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";

  @Test
  void aPageWithoutPolicyFromSignInToTypedFields() throws Exception {
    String address = user.site().page("/homes/1", HomePages.home(1));
    manager.annotate(address);
    manager.see(".notice.bad", "wants to know who you are");
    manager.click("#sign-in");
    user.answer("writer:writer");
    browser.await(
        "seeds", () -> manager.all(".notice").isEmpty() ? Optional.of(true) : Optional.empty());
    user.field("title", TITLE);
    user.field("price", "$742,000");
    user.field("area", "1,284 sq ft");
    manager.see(".induced .values td", "$742,000");
    manager.see(".induced code", "asking price");
    assertThat(manager.all(".frame.mark")).hasSizeGreaterThanOrEqualTo(3);
    manager.click("#undo");
    browser.await(
        "undone", () -> manager.all(".chip").size() == 2 ? Optional.of(true) : Optional.empty());
    user.take("1,284 sq ft");
    manager.see(".chip", "1,284 sq ft");
    manager.click("#required-2");
    browser.picture("live-panel");
    user.save("live-homes");
    assertThat(browser.run("return location.href")).isEqualTo(address);
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int n = 1; n <= 5; n++) {
      String url = user.site().page("/homes/" + n, HomePages.home(n));
      documents.add(Map.of("id", "home-" + n, "url", url, "html", HomePages.home(n)));
    }
    user.index(documents);
    assertThat(user.get("reader", "/select", "defType", "lucene", "q", "price_d:598500").found())
        .isEqualTo(1);
  }

  @Test
  void recordsOfAListByTwoClicks() throws Exception {
    user.signIn("writer");
    manager.annotate(
        user.site()
            .page("/list/", HomePages.corpus("estate-harbor-list-01", StandardCharsets.UTF_8)));
    manager.click("input[value=list] + span");
    manager.see("input[name=record] + span");
    user.field(
        "constructor",
        "Victorian in need of a patient owner, 9 Gangway Alley",
        "Saltbox with original hearth, 212 Pier Road");
    user.field("price", "$671,000", "$886,000");
    manager.see(".induced code", "listing-card");
    manager.see(".induced .values td", "$491,500");
    browser.await(
        "values of other records in frames",
        () ->
            manager.all(".frame.mark.c0").size() > 5 && manager.all(".frame.mark.c1").size() > 5
                ? Optional.of(true)
                : Optional.empty());
    browser.picture("live-list");
    user.save("live-list");
  }

  @Test
  void textsAreTakenByKeysAndThePageIsLeftAlone() throws Exception {
    user.signIn("writer");
    manager.annotate(
        user.site()
            .page(
                "/keys/1",
                "<title>Keys</title><h1>First text</h1><p>Second text <a href='/gone'>third text</a>"));
    manager.write("#new-field", "one", Keys.ENTER);
    manager.see(".draft-fields .active .field-name", "one");
    browser.run("document.activeElement.blur()");
    new Actions(browser.driver()).sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER).perform();
    manager.see(".chip", "Second text");
    manager.see("[role=status] .unseen", "Second text");
    new Actions(browser.driver()).sendKeys(Keys.ARROW_RIGHT).perform();
    manager.see(".chip", "Second text third text");
    user.take("third text");
    assertThat(browser.run("return location.pathname")).isEqualTo("/keys/1");
    manager.click("#pick");
    manager.see("#pick[aria-pressed=false]");
    user.take("third text");
    browser.holds("location.pathname === '/gone'");
  }

  @Test
  void itIsAccessibleInBothLanguagesLightAndDarkWideAndNarrow() throws Exception {
    user.signIn("writer");
    for (boolean isDark : new boolean[] {false, true}) {
      browser.look(isDark ? "dark" : "light", isDark ? NARROW : WIDE, isDark ? "zh-CN" : "en-US");
      browser.open(user.site().page("/homes/4", HomePages.home(4)));
      browser.await("the script", () -> Optional.ofNullable(manager.ask("open", "")));
      manager.choose(isDark ? "标注此网页" : ANNOTATE);
      manager.see("#pick", isDark ? "点击即标注" : "Clicks mark values");
      user.field("title");
      user.take((String) browser.run("return document.querySelector('h1').textContent.trim()"));
      manager.see(".induced .values td");
      assertThat(Accessibility.inaccessible(browser, "zhengwen-panel")).isEmpty();
      browser.picture(isDark ? "live-zh-dark-narrow" : "live-light");
    }
  }

  @Test
  void theScriptSaysWhatItMayDo() {
    assertThat(user.userscript())
        .startsWith("// ==UserScript==")
        .contains("@connect      127.0.0.1\n", "@inject-into  content\n", user.solr())
        .doesNotContain("unsafeWindow", "innerHTML", "eval(");
  }
}
