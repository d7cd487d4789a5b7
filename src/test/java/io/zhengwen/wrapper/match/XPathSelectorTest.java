package io.zhengwen.wrapper.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.match.XPathSelector.Selected;
import java.time.Duration;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XPathSelectorTest {
  private static final Element PAGE =
      Jsoup.parse(
              """
              <div id=a class="row first"><h1>Harbour <b>bridge</b></h1><!-- note -->
              <dl><dt>Price</dt><dd>12</dd><dt>Size</dt><dd>30</dd></dl></div>
              <div id=b class=row><a href="/x">more</a></div>
              """)
          .body();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "//div                                          ; div#a div#b",
        "/body/div[2]/a                                 ; a",
        "div[1]/h1/text()                               ; 'Harbour '",
        ".//dt[.='Size']/following-sibling::dd[1]       ; dd:30",
        "//dd[preceding-sibling::dt[1]='Price']         ; dd:12",
        "//div[contains(concat(' ',@class,' '),' first ')]//b ; b",
        "//*[@id='b']/ancestor::*                       ; body",
        "//h1 | //a                                     ; h1 a",
        "//div[position()=last()]                       ; div#b",
        "//a/@href                                      ; @/x",
        "//div/@id                                      ; '@a @b'",
        "/html/body/div[2]/a                            ; a",
        "//*[local-name()='h1']                         ; h1",
        "//comment()                                    ; '# note '",
        "/..                                            ; ''",
        "/body/..                                       ; ''",
      })
  void selectsElementsAndTextsInDocumentOrder(String xpath, String expected) {
    List<Selected> found = new XPathSelector(xpath.strip()).select(PAGE);
    assertThat(String.join(" ", found.stream().map(XPathSelectorTest::name).toList()))
        .isEqualTo(expected == null ? "" : expected);
  }

  @Test
  void aRecordIsADocumentOfItsOwn() {
    Element record = PAGE.selectFirst("#a");

    assertThat(new XPathSelector("//a").select(record)).isEmpty();
    assertThat(new XPathSelector("/div/h1").select(record)).hasSize(1);
    assertThat(new XPathSelector("//div").select(record))
        .containsExactly(new Selected(record, null));
    assertThat(new XPathSelector("following::*").select(record)).isEmpty();
    assertThat(new XPathSelector("..//a").select(record)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"count(//div)", "$v", "//p:div", "nosuch(//div)", "document('file:///')"})
  void whatSelectsNothingOfThePageIsEmpty(String xpath) {
    assertThat(new XPathSelector(xpath).select(PAGE)).isEmpty();
  }

  @Test
  void refusesInvalidExpressions() {
    assertThatThrownBy(() -> new XPathSelector("//["))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("//[");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//*[count(//*[count(//*) > 0]) > 0]",
        "//p[preceding-sibling::p[preceding-sibling::p[.='none']]]",
      })
  void boundsTheStepsOnALargePage(String xpath) {
    Element page = Jsoup.parse("<p>text ".repeat(20_000)).body();
    XPathSelector selector = new XPathSelector(xpath);

    Assertions.assertTimeoutPreemptively(
        Duration.ofMinutes(1), () -> assertThat(selector.select(page)).isEmpty());
  }

  @Test
  void readsAPageOfThousandsOfSiblings() {
    Element page = Jsoup.parse("<p>text <b>bold</b>".repeat(2_000)).body();

    assertThat(new XPathSelector("//p/b").select(page)).hasSize(2_000);
    assertThat(new XPathSelector("//p[b]").select(page)).hasSize(2_000);
  }

  private static String name(Selected selected) {
    Node node = selected.node();
    if (selected.attribute() != null) {
      return "@" + selected.attribute();
    }
    if (node instanceof Element element) {
      String id = element.id().isEmpty() ? "" : "#" + element.id();
      return element.normalName()
          + id
          + (element.normalName().equals("dd") ? ":" + element.text() : "");
    }
    return node.nodeName().equals("#comment") ? "# note " : node.toString();
  }
}
