package io.zhengwen.solr.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HyphensTest {
  private static Analyzer analyzer() throws IOException {
    return CustomAnalyzer.builder()
        .addCharFilter(InnerSignsCharFilterFactory.class, new HashMap<>())
        .addCharFilter(HyphensCharFilterFactory.class, new HashMap<>())
        .withTokenizer("standard")
        .addTokenFilter(HyphensFilterFactory.class, new HashMap<>())
        .addTokenFilter(
            InnerSignsFilterFactory.class, new HashMap<>(Map.of("outputJoined", "true")))
        .build();
  }

  private static String joined(String word) {
    return HyphenedWord.of(word);
  }

  @Test
  void wordsWithHyphensAreAddedInOne() throws IOException {
    assertThat(Analyzed.words("an e-mail, peut‑être", analyzer()))
        .containsExactly(
            "an 1 0-2",
            "e 1 3-4",
            joined("email") + " 0 3-9",
            "mail 1 5-9",
            "peut 1 11-15",
            joined("peutêtre") + " 0 11-20",
            "être 1 16-20");
  }

  @Test
  void dotsBetweenLettersAreTheSame() throws IOException {
    assertThat(Analyzed.words("node.js. End", analyzer()))
        .containsExactly("node 1 0-4", joined("nodejs") + " 0 0-7", "js 1 5-7", "End 1 9-12");
  }

  @Test
  void upToThreeHyphensJoinWords() throws IOException {
    assertThat(Analyzed.words("state-of-the-art", analyzer()))
        .contains(joined("stateoftheart") + " 0 0-16");
    assertThat(Analyzed.words("a-b-c-d-e", analyzer()))
        .containsExactly(
            "a 1 0-1", joined("abcd") + " 0 0-7", "b 1 2-3", "c 1 4-5", "d 1 6-7", "e 1 8-9");
  }

  @Test
  void wordsWithOtherSignsWithinAreNotAdded() throws IOException {
    assertThat(Analyzed.words("Hawaiʻi-born", analyzer()))
        .containsExactly("Hawai 1 0-5", "Hawaii 0 0-7", "i 1 6-7", "born 1 8-12");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a - b",
        "a- b",
        "a -b",
        "COVID-19",
        "2-x",
        "3.14",
        "v1.x",
        "北-京",
        "-",
        "a--b",
        "שלום-עולם"
      })
  void otherHyphensJoinNothing(String text) throws IOException {
    assertThat(Analyzed.words(text, analyzer()))
        .noneMatch(word -> word.indexOf(HyphenedWord.MARK) >= 0);
  }
}
