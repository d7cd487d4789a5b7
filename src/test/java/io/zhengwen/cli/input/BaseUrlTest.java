package io.zhengwen.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BaseUrlTest {
  /** As {@code find .} names files. */
  @Test
  void theFolderInWhichAPathBeginsIsNoPartOfTheAddress() {
    BaseUrl mirror = new BaseUrl("https://");
    BaseUrl site = new BaseUrl("https://e.example/a");

    assertThat(mirror.of("./e.example/b.html")).isEqualTo("https://e.example/b.html");
    assertThat(site.of("././b/./index.html")).isEqualTo("https://e.example/a/b/");
    assertThat(site.of("b./.c/d.html?x=./y")).isEqualTo("https://e.example/a/b./.c/d.html?x=./y");
  }
}
