package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class PageFormTest {
  private static final String LONG = "<p>" + "word ".repeat(30) + "</p>";
  private static final String LINKS = "<p><a>" + "link ".repeat(20) + "</a></p>";

  private static final String ARTICLE =
      "<script type='application/ld+json'>{\"@type\":\"NewsArticle\"}</script>";

  private static PageForm form(String html) {
    PageModel page = model(html);
    return PageForm.of(page, new BlockPage(page, 1000));
  }

  @Test
  void pageOfOneTextIsComonotone() {
    PageForm form = form(LONG + LONG + LINKS);
    assertThat(form).isEqualTo(new PageForm(1, 1));
    assertThat(form.isOneText()).isTrue();
  }

  @Test
  void pageOfSeparateTextsIsHalfComonotone() {
    PageForm form = form(LONG + LINKS + LONG + LONG);
    assertThat(form).isEqualTo(new PageForm(.5, 1));
    assertThat(form.isOneText()).isFalse();
  }

  @Test
  void pageOfShortBlocksFavoursRecall() {
    // 60 words in long blocks that links part; with 40 items 60 of 220 words, with 90 60 of 370.
    String split = LONG + LINKS.repeat(2) + LONG;
    assertThat(form(split + "<p>one more item</p>".repeat(40)).recall()).isEqualTo(1);
    assertThat(form(split + "<p>one more item</p>".repeat(90))).isEqualTo(new PageForm(.25, 1.7));
  }

  @Test
  void pageWithoutLongBlocksIsAPageOfShortBlocks() {
    assertThat(form("<p>a few words</p>")).isEqualTo(new PageForm(.25, 1.7));
  }

  @Test
  void declaredArticleLeansTowardsPrecision() {
    assertThat(form(ARTICLE + LONG + LONG + LINKS)).isEqualTo(new PageForm(1, .55));
    assertThat(form(ARTICLE + LONG + LINKS + LONG + LONG)).isEqualTo(new PageForm(.5, .55));
    assertThat(form(ARTICLE + LONG + LONG).isOneText()).isTrue();
  }

  @Test
  void declaredArticleOfShortBlocksFavoursRecall() {
    assertThat(form(ARTICLE + "<p>a few words</p>").recall()).isEqualTo(1.7);
  }

  @Test
  void documentationFavoursRecall() {
    String tool = "<meta name=generator content=Docutils>";
    assertThat(form(tool + LONG + LONG + LINKS)).isEqualTo(new PageForm(1, 2.5));
    assertThat(form(tool + ARTICLE + LONG + LINKS + LONG + LONG)).isEqualTo(new PageForm(.5, 2.5));
    assertThat(form(tool + "<p>a few words</p>")).isEqualTo(new PageForm(.25, 2.5));
  }
}
