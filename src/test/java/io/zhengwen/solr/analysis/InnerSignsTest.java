package io.zhengwen.solr.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InnerSignsTest {
  @ParameterizedTest
  @CsvSource({
    "'19,200', 19200",
    "19.200, 19200",
    "19 200, 19200",
    "19\u00A0200, 19200",
    "19’200, 19200",
    "١٩٬٢٠٠, ١٩٢٠٠",
    "'1,234,567.89', 1234567.89",
    "'EUR1.234,56', 'EUR1234,56'",
    "'12,34,567', 1234567",
    "'1,00,000', 100000",
    "192.168.100.200, 192168100200",
    "п'ять, пять",
    "пʼять, пять",
    "Oʻzbekiston, Ozbekiston",
    "می\u200Cروم, میروم",
    "۲۰\u200Cساله, ۲۰ساله"
  })
  void signsWithinWords(String word, String joined) throws IOException {
    assertThat(InnerSigns.without(word)).isEqualTo(joined);
    assertThat(read(" ".repeat(1020) + word)).contains(String.valueOf(InnerSigns.SIGN));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "19200",
        "3,14",
        "0.625",
        "1.2.3",
        "4.5.678",
        "10.20.301.7",
        "192.168.1.10",
        "01.02.2026",
        "2026,300",
        "1,23,456,78",
        "123,45,678",
        "1.23.456",
        "100 200 3000",
        "7 100 2000",
        "2024 100 200x 100 20",
        "1 222 333 444 555 666 777",
        "19, 200",
        "19-200",
        "19,2000",
        "l'école",
        "we're",
        "'слово'",
        "Hawaiʻ",
        "Auf\u200Clage",
        "ఫేస్\u200Cబుక్",
        "می\u200C روم",
        ","
      })
  void otherSigns(String text) {
    assertThat(InnerSigns.without(text)).isNull();
  }

  @Test
  void wordsAreCutAndForTheIndexJoined() throws IOException {
    String text = "of 1,234,567.8 п'ять";
    assertThat(words(text, false))
        .containsExactly(
            "of 1 0-2", "1 1 3-4", "234 1 5-8", "567.8 1 9-14", "п 1 15-16", "ять 1 17-20");
    assertThat(words(text, true))
        .containsExactly(
            "of 1 0-2",
            "1 1 3-4",
            "1234567.8 0 3-14",
            "234 1 5-8",
            "567.8 1 9-14",
            "п 1 15-16",
            "пять 0 15-20",
            "ять 1 17-20");
  }

  @Test
  void umlautsAreAddedInTwoLetters() throws IOException {
    Analyzer analyzer =
        CustomAnalyzer.builder()
            .withTokenizer("standard")
            .addTokenFilter(UmlautsFilterFactory.class, new HashMap<>())
            .build();
    assertThat(Analyzed.words("Öl für Ærø poet", analyzer))
        .containsExactly(
            "Öl 1 0-2",
            "Oel 0 0-2",
            "für 1 3-6",
            "fuer 0 3-6",
            "Ærø 1 7-10",
            "Æroe 0 7-10",
            "poet 1 11-15");
    assertThat(Umlauts.apart("mu\u0308ller")).isEqualTo("mueller");
    assertThat(Umlauts.apart("muller")).isNull();
  }

  @ParameterizedTest
  @CsvSource({"ھے, هے", "چاھیے, چاهیے", "'ھم، ھو', 'هم، هو'", "بەھار, بەهار", "بھائی, بھائی"})
  void twoEyedHeIsPlainUnlessBehindConsonants(String text, String written) throws IOException {
    StringWriter read = new StringWriter();
    new TwoEyedHeCharFilterFactory(new HashMap<>()).create(new StringReader(text)).transferTo(read);
    assertThat(read).hasToString(written);
  }

  private static String read(String text) throws IOException {
    StringWriter read = new StringWriter();
    new InnerSignsCharFilterFactory(new HashMap<>())
        .create(new StringReader(text))
        .transferTo(read);
    return read.toString();
  }

  private static List<String> words(String text, boolean joined) throws IOException {
    return Analyzed.words(
        text,
        CustomAnalyzer.builder()
            .addCharFilter(InnerSignsCharFilterFactory.class, new HashMap<>())
            .withTokenizer("standard")
            .addTokenFilter(
                InnerSignsFilterFactory.class,
                new HashMap<>(Map.of("outputJoined", String.valueOf(joined))))
            .build());
  }
}
