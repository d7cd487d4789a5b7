package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The studio for pages of a directory, in a browser. */
class StudioDirectoryIT extends DirectoryTests {
  private static final int NARROW = 390;
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static void fits(String picture) throws Exception {
    assertThat(Accessibility.inaccessible(browser)).as(picture).isEmpty();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .as(picture)
        .isEqualTo(true);
    browser.picture(picture);
  }

  @Test
  void fromTheListOfPagesToVerified() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address());
    browser.see(".page-list li");
    assertThat(browser.run("return document.querySelectorAll('.page-list li').length"))
        .isEqualTo(9L);
    fits("directory");
    browser.look("dark", NARROW, "zh-CN");
    browser.open(studio.address());
    browser.see("h1", "这个目录里的网页");
    fits("directory-zh-dark-narrow");
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/preview?id=home-1");
    browser.see(".summary h2", TITLE);
    browser.open(studio.address() + "#/annotate?id=home-1");
    browser.enterFrame();
    browser.leaveFrame();
    take("title", TITLE);
    take("price", "$742,000");
    browser.enterFrame();
    assertThat(marked("price")).as("only what was clicked").containsExactly("DD");
    browser.leaveFrame();
    save("homes");
    String seed = "homes.example/homes/";
    browser.open(studio.address() + "#/seeds");
    // The numbers come by themselves.
    browser.holds(
        "document.querySelector('table.wide tbody td.n')?.textContent.trim() === arguments[0]",
        "9");
    browser.open(studio.address() + "#/verify?seed=" + encoded(seed));
    browser.enterFrame();
    browser.see("[z-m='1']");
    assertThat(marked("price")).as("only where the rule read it").containsExactly("DD");
    browser.leaveFrame();
    fits("directory-verify");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requested())
        .allMatch(address -> address.startsWith(studio.address().replaceFirst("/zhengwen.*", "")));
    isJudgedOnce(studio.address() + "#/verify?seed=" + encoded(seed));
  }

  /** What was said of a value is known when the studio is loaded anew. */
  private static void isJudgedOnce(String verify) {
    browser.click("#right-0-0");
    browser.see(".precision", "1 of 1");
    browser.open(verify);
    browser.click("#right-0-0[aria-pressed=true]");
    browser.see("#right-0-0[aria-pressed=false]");
    assertThat(browser.run("return document.querySelectorAll('.precision tr').length"))
        .as("taken back, not counted again")
        .isEqualTo(0L);
    browser.open(verify);
    browser.see("#right-0-0[aria-pressed=false]");
  }

  /** As voice control or a screen reader may press a button. */
  @Test
  void saveTakesANameThatStillHasTheFocus() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-3");
    String heading = headingInFrame();
    take("heading", heading);
    browser.see(".induced .tag");
    browser.type("#template-name", "spoken");
    browser.run("document.querySelector('#save').click()");
    browser.see("#saved", "spoken");
  }

  private String priceInMenu() {
    browser.enterFrame();
    String price =
        (String) browser.run("return document.querySelector('p.promo z-t').textContent.trim()");
    browser.leaveFrame();
    return price;
  }

  /** The price stands in the menu, too, and is marked there where nobody knows its place. */
  @Test
  void aFieldThatGetsAnotherNameStaysWhereItWasClicked() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-4");
    take("amount", priceInMenu());
    browser.type("#name-0", Keys.chord(Keys.CONTROL, "a"), "cost", Keys.TAB);
    browser.enterFrame();
    browser.see("[z-name=cost]");
    assertThat(marked("cost")).containsExactly("DD");
    browser.leaveFrame();
  }

  /** The price stands in the menu, too, where a field that was removed had it. */
  @Test
  void aRemovedFieldLeavesNothingToTheOneThatGetsItsName() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-6");
    take("amount", priceInMenu());
    browser.type("#new-field", "cost", Keys.ENTER);
    browser.see(".draft-fields .active .field-name", "cost");
    browser.enterFrame();
    browser.click("p.promo z-t");
    browser.see("p.promo [z-name=cost]");
    browser.leaveFrame();
    browser.click("#remove-1");
    browser.holds("!document.getElementById('field-1')");
    browser.type("#name-0", Keys.chord(Keys.CONTROL, "a"), "cost", Keys.TAB);
    browser.enterFrame();
    browser.see("[z-name=cost]");
    assertThat(marked("cost")).containsExactly("DD");
    browser.leaveFrame();
  }

  @Test
  void whoChangesByKeysWhatIsKeptStaysThere() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-5");
    browser.enterFrame();
    String heading = (String) browser.run("return document.querySelector('h1').textContent.trim()");
    String price =
        (String) browser.run("return document.querySelector('p.promo z-t').textContent.trim()");
    browser.leaveFrame();
    take("heading", heading);
    browser.type("#template-seed", Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, Keys.TAB);
    save("twice");
    take("amount", price);
    browser.click("#save:not([disabled])");
    browser.see("#saved", "2");
    browser.open(studio.address() + "#/wrappers?template=twice");
    browser.type("#rollback:not([disabled])", Keys.ENTER);
    browser.type("dialog .primary", Keys.ENTER);
    browser.see("#version", "3");
    browser.holds("document.activeElement.closest('main') !== null");
    browser.open(studio.address() + "#/seeds");
    browser.type("#pattern", "quay.example/", Keys.ENTER);
    browser.type("#use", Keys.ENTER);
    browser.see(".attachment");
    browser.holds("document.activeElement.closest('main') !== null");
  }

  /** Such as a proxy's page for signing in. */
  @Test
  void anAnswerThatIsNotTheServersIsNone() {
    browser.open(studio.address() + "#/seeds");
    browser.see("#pattern");
    browser.run("window.fetch = async () => new Response('<h1>Sign in</h1>')");
    browser.go("#/annotate?id=home-1");
    browser.see(".notice.bad strong", "The server does not answer.");
    browser.turnTo("pages");
    browser.see(".notice.bad strong", "The server does not answer.");
  }

  private String headingInFrame() {
    browser.enterFrame();
    String heading = (String) browser.run("return document.querySelector('h1').textContent.trim()");
    browser.leaveFrame();
    return heading;
  }

  /** Frames of 400 pixels and names of 100 characters, the longest. */
  @Test
  void longNamesStayWhereTheyBelong() throws Exception {
    browser.look("light", NARROW, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-7");
    String heading = headingInFrame();
    take("n".repeat(100), heading);
    browser.enterFrame();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .as("the name stays in the page's frame")
        .isEqualTo(true);
    browser.leaveFrame();
    browser.see(".induced .rules b");
    assertThat(
            browser.run(
                "const card = document.querySelector('.induced').getBoundingClientRect();"
                    + "return document.querySelector('.rules b').getBoundingClientRect().right <= card.right"))
        .as("and in the card")
        .isEqualTo(true);
    browser.look("light", WIDE, "en-US");
  }

  /** People's own colours take the place of backgrounds, tints and shadows. */
  @Test
  void inForcedColorsItIsSeenWhatIsChosen() throws Exception {
    browser.cdp(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "forced-colors", "value", "active"))));
    browser.open(studio.address() + "#/preview?id=home-1");
    browser.see(".summary .bar-fill");
    assertThat(background(".choice input:checked + span"))
        .isNotEqualTo(background(".choice input:not(:checked) + span"));
    assertThat(background(".methods input:checked + span"))
        .isNotEqualTo(background(".methods input:not(:checked) + span"));
    assertThat(background("nav a[aria-current]"))
        .isNotEqualTo(background("nav a:not([aria-current])"));
    assertThat(background("[role=tab][aria-selected=true]"))
        .isNotEqualTo(background("[role=tab][aria-selected=false]"));
    assertThat(background(".summary .bar-fill")).isNotEqualTo(background(".summary .bar"));
  }

  private static Object background(String css) {
    return browser.run(
        "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor", css);
  }
}
