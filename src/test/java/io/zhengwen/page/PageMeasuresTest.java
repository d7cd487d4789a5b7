package io.zhengwen.page;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PageMeasuresTest {
  @Test
  void measuresSubtreesAndRanges() {
    PageModel page = model("<p id=a>ab cd, <a href=x>ef</a></p><p id=b>中文。</p>");
    int a = byId(page, "a");
    int b = byId(page, "b");
    PageMeasures measures = page.measures();
    assertThat(measures.chars(a)).isEqualTo(8);
    assertThat(measures.linkChars(a)).isEqualTo(2);
    assertThat(measures.words(a)).isEqualTo(3);
    assertThat(measures.punctuation(a, page.end(a))).isEqualTo(1);
    assertThat(measures.tags(a)).isEqualTo(1);
    assertThat(measures.words(b)).isEqualTo(2);
    assertThat(measures.chars(0)).isEqualTo(11);
    assertThat(measures.tags(0)).isEqualTo(3);
    assertThat(measures.chars(b, page.size())).isEqualTo(3);
  }

  @Test
  void countsCodePointsNotUnits() {
    assertThat(model("<p>😀𠀀</p>").measures().chars(0)).isEqualTo(2);
  }

  @Test
  void invisibleNodesCountNothing() {
    PageModel page =
        model("<div id=a>ab <p hidden>cd. <a href=x>ef</a></p><p id=b>gh</p></div><p>i, j</p>");
    int a = byId(page, "a");
    PageMeasures measures = page.measures();
    assertThat(measures.chars(a)).isEqualTo(4);
    assertThat(measures.chars(a, byId(page, "b"))).isEqualTo(2);
    assertThat(measures.linkChars(0)).isZero();
    assertThat(measures.words(0)).isEqualTo(4);
    assertThat(measures.punctuation(0, page.size())).isEqualTo(1);
    assertThat(measures.tags(a)).isEqualTo(1);
  }

  @Test
  void textNodesAndEmptyElementsHoldNoTags() {
    PageModel page = model("<p id=a>ab<br><span id=b></span></p>");
    assertThat(page.measures().tags(byId(page, "a"))).isEqualTo(2);
    assertThat(page.measures().tags(byId(page, "a") + 1)).isZero();
    assertThat(page.measures().tags(byId(page, "b"))).isZero();
  }
}
