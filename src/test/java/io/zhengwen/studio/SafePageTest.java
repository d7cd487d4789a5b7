package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class SafePageTest {
  private static final Set<String> ATTRIBUTES =
      Set.of(
          "class",
          "id",
          "lang",
          "dir",
          "align",
          "valign",
          "colspan",
          "rowspan",
          "span",
          "start",
          "value",
          "width",
          "height",
          "border",
          "cellpadding",
          "cellspacing",
          "bgcolor",
          "i",
          "z-s",
          "z-hidden",
          "z-image",
          "n",
          "z-n",
          "z-l",
          "z-control");

  private static SafePage.Markup write(String html, int from, int most) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, ""));
    return SafePage.write(page, Blocks.visible(page), from, most);
  }

  private static String write(String html) {
    return withoutNodes(write(html, 0, 1000).html());
  }

  /** Markup without the numbers of nodes. */
  private static String withoutNodes(String html) {
    return html.replaceAll(" (?:n|z-n)=\"\\d+\"", "");
  }

  @Test
  void textsAndLinksHaveTheNumbersOfTheirNodes() {
    assertThat(write("<p>One <a href=/next>two</a></p>", 0, 9).html().replaceAll("> <", "><"))
        .contains("<z-t i=\"0\" n=\"2\">One", "<a z-l=\"0\" z-n=\"3\">", " n=\"4\">two");
  }

  @Test
  void addressesStandBesideTheMarkup() {
    SafePage.Markup markup =
        write("<p><a href=' /next '>Next</a><a>No</a><img src=a.png><a href=javascript:x>X", 0, 9);
    assertThat(markup.links()).containsExactly("/next", "a.png", "javascript:x");
    assertThat(withoutNodes(markup.html()))
        .contains("<a z-l=\"0\"", "z-l=\"1\" z-image", "<a z-l=\"2\"")
        .doesNotContain("next", "a.png", "javascript");
  }

  @Test
  void textStandsInNumberedBlocks() {
    assertThat(write("<div class=a><p>One <b>two</b></p><p>Three &lt;i&gt;</div>"))
        .isEqualTo(
            "<body><div class=\"a\"><p> <z-t i=\"0\">One</z-t><b> <z-t i=\"0\">two</z-t></b></p><p>"
                + " <z-t i=\"1\">Three &lt;i&gt;</z-t></p></div></body>");
  }

  @Test
  void controlsAndImagesBecomePlaces() {
    assertThat(write("<p>a<img alt='A \"cat\"' src=//e><button onclick=x>Go</button>"))
        .contains("<span z-l=\"0\" z-image>A &quot;cat&quot;</span>")
        .contains("<span z-control>")
        .doesNotContain("//e", "onclick");
  }

  @Test
  void invisibleTextIsMarked() {
    assertThat(write("<p>a<span hidden>b</span><p>c")).contains("<span z-hidden>b</span>");
  }

  @Test
  void languageAndDirectionOfTheRootStandBesideTheMarkup() {
    SafePage.Markup page = write("<html lang=ar dir=RTL><p>a", 0, 9);
    assertThat(page.language()).isEqualTo("ar");
    assertThat(page.direction()).isEqualTo("RTL");
    SafePage.Markup hostile = write("<html lang='\"><b' dir='rtl\"><script>'><p>a", 0, 9);
    assertThat(hostile.language()).isEmpty();
    assertThat(hostile.direction()).isEmpty();
  }

  @Test
  void stylesBecomeRules() {
    SafePage.Markup page =
        write(
            "<style>p{color:red} a{background:url(//e)}</style><p style='top:0'>a<p style='top:0'>b",
            0,
            1000);
    assertThat(page.css()).isEqualTo("p{color:red;}[z-s=\"0\"]{top:0;}\n");
    assertThat(page.html()).contains("<p z-s=\"0\">").doesNotContain("style=");
  }

  /** Styles for browsers without scripts, and for paper, are not those of readers. */
  @Test
  void onlyStylesThatReadersSeeHold() {
    String hides = "{display:none}</style>";
    assertThat(write("<noscript><style>div" + hides + "</noscript><p>a", 0, 9).css()).isEmpty();
    assertThat(write("<template><style>p" + hides + "</template><p>a", 0, 9).css()).isEmpty();
    assertThat(write("<style media=print>p" + hides + "<style>b{top:0}</style><p>a", 0, 9).css())
        .isEqualTo("@media print{p{display:none;}}b{top:0;}");
    assertThat(write("<style media='x{}\\'>p" + hides + "<p>a", 0, 9).css()).doesNotContain("\\");
  }

  @Test
  void partsHoldTheElementsAroundTheirBlocks() {
    String html = "<div id=x><p>a</p><section><p>b</p><p>c</p></section></div><p>d</p>";
    SafePage.Markup part = write(html, 1, 2);
    assertThat(part.to()).isEqualTo(3);
    assertThat(withoutNodes(part.html()).replaceAll("> <", "><"))
        .isEqualTo(
            "<body><div id=\"x\"><section><p><z-t i=\"1\">b</z-t></p><p><z-t i=\"2\">c</z-t></p>"
                + "</section></div></body>");
    assertThat(write(html, 4, 2).to()).isEqualTo(4);
  }

  @Test
  void attacksLeaveOnlyKnownElementsAndAttributes() throws Exception {
    Set<String> unknown = new TreeSet<>();
    try (Attacks attacks = Attacks.start()) {
      for (Map.Entry<String, String> attack : attacks.texts().entrySet()) {
        SafePage.Markup page = write("<p>words</p>" + attack.getValue(), 0, 1000);
        assertThat(page.css()).as(attack.getKey()).doesNotContain("http", "<", "\\");
        for (Element element : Jsoup.parse(page.html()).body().getAllElements()) {
          if (Set.of(
                  "script", "style", "img", "link", "iframe", "form", "input", "svg", "math",
                  "meta")
              .contains(element.tagName())) {
            unknown.add(attack.getKey() + ": " + element.tagName());
          }
          for (Attribute attribute : element.attributes()) {
            if (!ATTRIBUTES.contains(attribute.getKey())) {
              unknown.add(attack.getKey() + ": " + attribute);
            }
          }
        }
      }
    }
    assertThat(unknown).isEmpty();
  }
}
