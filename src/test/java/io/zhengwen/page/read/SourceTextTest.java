package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class SourceTextTest {
  private static Document read(String html) {
    return new PageReader().read(html, "").document();
  }

  @Test
  void aByteOrderMarkIsNoTextBeforeTheDocumentType() {
    Document page = read("\uFEFF<!DOCTYPE html><title>Quay</title><p>Ferry");
    assertThat(page.quirksMode()).isEqualTo(Document.QuirksMode.noQuirks);
    assertThat(page.title()).isEqualTo("Quay");
    assertThat(page.head().childrenSize()).isEqualTo(1);
    assertThat(page.body().wholeText()).isEqualTo("Ferry");
  }

  @Test
  void carriageReturnsAreLineFeeds() {
    assertThat(SourceText.preprocessed("\uFEFF\uFEFFa\rb\r\nc\r")).isEqualTo("a\nb\nc\n");
  }

  @Test
  void carriageReturnsBeforeLineFeedsStay() {
    String page = "a\r\nb\r\n";
    assertThat(SourceText.preprocessed(page)).isSameAs(page);
  }

  /** Text or an image before a body makes one before its tag comes. */
  @Test
  void namesOfAttributesAreInSmallLettersWhereAnElementWasThereBefore() {
    Document page = read("<img src=a><HTML LANG=de><BODY CLASS=news>");
    assertThat(page.body().className()).isEqualTo("news");
    assertThat(page.body().parent().attr("lang")).isEqualTo("de");
  }
}
