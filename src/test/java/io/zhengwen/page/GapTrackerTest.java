package io.zhengwen.page;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GapTrackerTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>one <img><noscript><img></noscript> two|1",
        "<p>one<template><br></template> two|1",
        "<p>one <i hidden></i>two|1",
        "<p>one<br><noscript><img></noscript><br>two|2",
        "<p>one <noscript>unseen</noscript> two|2",
        "<p>one<p hidden></p>two|2",
      })
  void elementsThatAreNotShownAndHaveNoTextSeparateNothing(String html, int blocks) {
    assertThat(Blocks.visible(model(html)).size()).isEqualTo(blocks);
  }
}
