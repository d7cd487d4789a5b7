package io.zhengwen.solr.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeadingDotsTest {
  private static Analyzer analyzer() throws IOException {
    return CustomAnalyzer.builder()
        .addCharFilter(LeadingDotsCharFilterFactory.class, new HashMap<>())
        .addCharFilter(HyphensCharFilterFactory.class, new HashMap<>())
        .withTokenizer("standard")
        .addTokenFilter(HyphensFilterFactory.class, new HashMap<>())
        .addTokenFilter(LeadingDotsFilterFactory.class, new HashMap<>())
        .build();
  }

  @Test
  void namesAreAddedWithTheirDot() throws IOException {
    assertThat(Analyzed.words("on .NET 6", analyzer()))
        .containsExactly("on 1 0-2", "NET 1 4-7", DottedName.of("NET") + " 0 4-7", "6 1 8-9");
  }

  @Test
  void partsOfHyphenedNamesStayInOrder() throws IOException {
    assertThat(Analyzed.words(".net-core", analyzer()))
        .containsExactly(
            "net 1 1-4",
            DottedName.of("net") + " 0 1-4",
            HyphenedWord.of("netcore") + " 0 1-9",
            "core 1 5-9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"end. Next", "a.b", "3.net", "...and", ".5", ". a", "a_.b", ".", ".網"})
  void otherDotsBeginNoName(String text) throws IOException {
    assertThat(Analyzed.words(text, analyzer())).noneMatch(word -> word.contains("\uE301"));
  }
}
