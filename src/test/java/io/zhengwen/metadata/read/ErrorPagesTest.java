package io.zhengwen.metadata.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.publication.DatedPages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorPagesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "404 Not Found",
        "Error 404",
        "Page not found",
        "Site under maintenance",
        "Unavailable due to legal reasons",
        "404-页面不存在",
        "403 Forbidden",
        "Just a moment...",
        "Seite nicht gefunden",
        "Page introuvable",
        "Página no encontrada",
        "Страница не найдена",
        "您访问的页面不存在",
        "ページが見つかりません",
        "페이지를 찾을 수 없습니다"
      })
  void saySoInTheirTitles(String title) {
    assertThat(ErrorPages.isTitled(title)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "404 metres above the sea",
        "Just a moment of peace",
        "Forbidden City opens",
        "Lost letter not found after search",
        ""
      })
  void othersDoNot(String title) {
    assertThat(ErrorPages.isTitled(title)).isFalse();
  }

  @Test
  void theDateOfTheirAddressIsNotTheirs() {
    String url = "https://harbour.example/2026/11/20/storm";
    assertThat(DatedPages.of(url, "<title>404 Not Found</title><h1>404 Not Found</h1>").published())
        .isEmpty();
    assertThat(
            DatedPages.of(url, "<title>Storm</title><h1>Storm</h1>" + DatedPages.TEXT).published())
        .isPresent();
  }
}
