package io.zhengwen.method.combined.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NameWordsTest {
  private final NameWords words = NameWords.of("toc", "newsletter");

  @Test
  void containsItsWordsByTheirHashes() {
    assertThat(words.contains(NameScanner.hash("toc"))).isTrue();
    assertThat(words.contains(NameScanner.hash("newsletter"))).isTrue();
    assertThat(words.contains(NameScanner.hash("newsletters"))).isFalse();
    assertThat(words.contains(NameScanner.hash("news"))).isFalse();
  }

  /** As names are scanned: at hyphens and digits, at capitals, in any case. */
  @Test
  void findsWordsOfNames() {
    assertThat(found("entry-toc_2")).isTrue();
    assertThat(found("entryToc")).isTrue();
    assertThat(found("TOC")).isTrue();
    assertThat(found("NewsletterBox")).isTrue();
    assertThat(found("stock")).isFalse();
    assertThat(found("entrytoc")).isFalse();
  }

  private boolean found(String names) {
    NameScanner scanner = new NameScanner();
    scanner.reset();
    scanner.add(names);
    for (int i = 0; i < scanner.count(); i++) {
      if (words.contains(scanner.word(i))) {
        return true;
      }
    }
    return false;
  }
}
