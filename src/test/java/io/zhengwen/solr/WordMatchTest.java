package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordMatchTest {
  @Test
  void wordsAreWhole() {
    assertThat(WordMatch.contains("Write to us, or contact the crew", "contact us")).isTrue();
    assertThat(WordMatch.contains("The crew must make contact", "contact us")).isFalse();
    assertThat(WordMatch.contains("The designs are in print", "sign in")).isFalse();
    assertThat(WordMatch.contains("SIGN-IN", "sign in")).isTrue();
  }

  @Test
  void accentsAndCaseDoNotMatter() {
    assertThat(WordMatch.contains("mentions legales", "Mentions légales")).isTrue();
    assertThat(WordMatch.contains("Straße", "strasse")).isTrue();
  }

  @Test
  void charactersOfScriptsWithoutSpacesStandInARow() {
    assertThat(WordMatch.contains("请联系我们的编辑", "联系我们")).isTrue();
    assertThat(WordMatch.contains("我们联系编辑", "联系我们")).isFalse();
    assertThat(WordMatch.contains("請聯繫我們", "联系我们")).isTrue();
    assertThat(WordMatch.contains("우리 고객센터에 문의", "고객센터")).isTrue();
    assertThat(WordMatch.contains("센터 고객", "고객센터")).isFalse();
  }
}
